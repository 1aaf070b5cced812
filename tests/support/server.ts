import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';

/** WordPress's answer to an unknown action of admin-ajax.php. */
const unknownAction = () => new HttpResponse('0', { status: 400 });

/** Has only that answer at first. A test adds the others, or the store that it creates. */
export const server = setupServer(http.all('*/admin-ajax.php', unknownAction));
