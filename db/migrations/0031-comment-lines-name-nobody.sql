-- What was done with a comment is kept; who had written it goes with the comment.
UPDATE audit_log SET detail = NULL WHERE entity = 'blog_comments';
