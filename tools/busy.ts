// Does nothing, as fast as it can, until it is ended: the neighbour of a busy machine (steady.ts).
for (;;);
