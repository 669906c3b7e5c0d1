-- A step that opens its round says of which game and by which seed.
ALTER TYPE round_play
  ADD ATTRIBUTE of_game text,
  ADD ATTRIBUTE of_mode text,
  ADD ATTRIBUTE of_seed bigint,
  ADD ATTRIBUTE own_client_seed text,
  ADD ATTRIBUTE own_nonce integer,
  ADD ATTRIBUTE of_tuning integer,
  ADD ATTRIBUTE last_round bigint;
