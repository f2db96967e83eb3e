import { type DragEvent, useState } from "react";

/** Dragged rows carry this kind of data, so that a dropped file is something else. */
const dragKind = "text/x-picture";

/** Rows change places by being dragged onto each other. */
export function useRowDrag(key: string, onDropped: (key: string) => void) {
  const [isOver, setOver] = useState(false);
  const isRow = (event: DragEvent) => event.dataTransfer.types.includes(dragKind);
  return {
    isOver,
    events: {
      onDragStart(event: DragEvent) {
        // Marking text in the alt field is no dragging of its row.
        if (event.target instanceof HTMLInputElement) return event.preventDefault();
        event.dataTransfer.setData(dragKind, key);
        event.dataTransfer.effectAllowed = "move";
      },
      onDragOver(event: DragEvent) {
        if (!isRow(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        if (!isRow(event)) return;
        event.preventDefault();
        event.stopPropagation();
        setOver(false);
        onDropped(event.dataTransfer.getData(dragKind));
      },
    },
  };
}
