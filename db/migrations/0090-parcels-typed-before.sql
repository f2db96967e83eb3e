-- Parcels that were made of typed tracking were dated by when they were made, after they had arrived.
UPDATE shipments
SET picked_up_at = least(picked_up_at, delivered_at), created_at = least(created_at, picked_up_at, delivered_at)
WHERE carrier = 'hand' AND (picked_up_at > delivered_at OR created_at > least(picked_up_at, delivered_at));
