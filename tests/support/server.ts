import { setupServer } from 'msw/node';

/** Has no handlers by itself: a test adds them, or the store that it creates. */
export const server = setupServer();
