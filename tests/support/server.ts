import { setupServer } from 'msw/node';

/** Answers nothing by itself: a test, or the store that it makes, says what the world is. */
export const server = setupServer();
