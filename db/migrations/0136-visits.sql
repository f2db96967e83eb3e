-- Who came to the shop, counted without cookies and kept without anybody's name. What tells one
-- visitor from another is a number that is good for one day in India: it goes at the day's end, with the salt
-- that it was made of.
CREATE TABLE visit_days (
  day date PRIMARY KEY,
  visits integer NOT NULL DEFAULT 0,
  products integer NOT NULL DEFAULT 0,
  carts integer NOT NULL DEFAULT 0,
  checkouts integer NOT NULL DEFAULT 0,
  orders integer NOT NULL DEFAULT 0,
  bot_pages bigint NOT NULL DEFAULT 0,
  marks integer NOT NULL DEFAULT 0,
  closed_at timestamptz
);

COMMENT ON COLUMN visit_days.visits IS 'Of a day that is closed; today''s are counted from its marks, as the columns after it are.';

COMMENT ON COLUMN visit_days.products IS 'Visits that came at least so far, as each of the columns after it.';

COMMENT ON COLUMN visit_days.bot_pages IS 'Pages that were answered to programs.';

COMMENT ON COLUMN visit_days.marks IS 'How many visitors were told apart, those of the staff too.';

COMMENT ON COLUMN visit_days.closed_at IS 'When its marks and its salt were thrown away.';

CREATE TABLE visit_salts (
  day date PRIMARY KEY,
  salt bytea NOT NULL
);

CREATE TABLE visit_sources (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  day date NOT NULL,
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  host text NOT NULL,
  visits integer NOT NULL DEFAULT 0,
  orders integer NOT NULL DEFAULT 0,
  CONSTRAINT visit_sources_once UNIQUE (day, source, medium, campaign, host),
  CONSTRAINT visit_sources_short CHECK (
    length(source) <= 60 AND length(medium) <= 60 AND length(campaign) <= 60 AND length(host) <= 60
  )
);

COMMENT ON COLUMN visit_sources.source IS 'utm_source; empty where an address had none, and the host says where from.';

COMMENT ON COLUMN visit_sources.host IS 'Of the page whose link was followed, never its path.';

COMMENT ON COLUMN visit_sources.visits IS 'Of a day that is closed, as orders.';

CREATE TABLE visit_source_months (
  month date NOT NULL,
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  host text NOT NULL,
  visits integer NOT NULL,
  orders integer NOT NULL,
  PRIMARY KEY (month, source, medium, campaign, host)
);

COMMENT ON COLUMN visit_source_months.month IS 'Its first day: what visit_sources had of that month.';

CREATE TABLE visit_marks (
  day date NOT NULL,
  mark bigint NOT NULL,
  reached smallint NOT NULL,
  is_staff boolean NOT NULL,
  source_id bigint,
  PRIMARY KEY (day, mark),
  CONSTRAINT visit_marks_step CHECK (reached BETWEEN 1 AND 5)
);

COMMENT ON COLUMN visit_marks.mark IS 'A part of a hash of the day''s salt, network address and browser.';

COMMENT ON COLUMN visit_marks.reached IS '1 a page, 2 a product, 3 the cart, 4 the checkout, 5 an order.';
