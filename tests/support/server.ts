import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** WordPress's answer to an action of admin-ajax.php that nobody has added. */
const unknownAction = () => new HttpResponse('0', { status: 400 });

/** Knows only that answer by itself: a test adds the others, or the store that it creates. */
export const server = setupServer(http.all('*/admin-ajax.php', unknownAction));
