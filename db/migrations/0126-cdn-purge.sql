-- How far the caches in front of the shop were told that the content has changed. One row: a copy claims it
-- before it sends, and one that is killed with the claim is followed by another when it is over.
CREATE TABLE cdn_purge (
  id boolean PRIMARY KEY DEFAULT true,
  version bigint NOT NULL DEFAULT 0,
  sent smallint NOT NULL DEFAULT 0,
  again_at timestamptz,
  claimed_until timestamptz,
  CONSTRAINT cdn_purge_single CHECK (id)
);

COMMENT ON COLUMN cdn_purge.version IS 'The content_version of the last purge that was taken.';

COMMENT ON COLUMN cdn_purge.sent IS 'How often this version was purged: answers of before may have been under way.';

COMMENT ON COLUMN cdn_purge.again_at IS 'When this version is purged again; null when it is done.';

COMMENT ON COLUMN cdn_purge.claimed_until IS 'A copy is sending; should it die, another one may from then on.';

INSERT INTO cdn_purge DEFAULT VALUES;
