import { expect, test } from "vitest";
import { cellAsMeant } from "./plain-cells.ts";

test.each([
  ["price", "\u200B499\u00A0", "499"],
  ["price", "499.50", "499.50"],
  ["price", "1.0", "1.0"],
  ["stock_count", "\uFEFF7\u200B", "7"],
  ["stock_count", "7.0", "7"],
  ["stock_count", "7.00", "7"],
  ["stock_count", "7.000", "7.000"],
  ["stock_count", "7.5", "7.5"],
  ["stock_count", "-7.0", "-7.0"],
  ["exported_stock_count", "7.0", "7"],
  ["in_stock", "1.0", "1"],
  ["in_stock", "yes\u200B", "yes"],
  ["featured", "0.0", "0"],
  ["limited", "\u00A0TRUE", "TRUE"],
  ["collection", "core\u200B", "core"],
  ["hsn", "42022220.0", "42022220"],
  ["hsn", "4202.0", "4202"],
  ["hsn", "4202.22", "4202.22"],
  ["hsn", "4202.22.20", "4202.22.20"],
  ["hsn", "42022.0", "42022.0"],
  ["tax_rate", "5.0\u200B", "5.0"],
  ["size", "7.0", "7.0"],
  ["name", "क\u200Dष", "क\u200Dष"],
])("in the column %s %j means %j", (column, cell, meant) => expect(cellAsMeant(column, cell)).toBe(meant));
