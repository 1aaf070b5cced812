import { http, HttpResponse } from 'msw';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { preloadDialogs } from '@/ui/modal';
import { renderApp } from '#tests/app/support/render-app';
import { findDialog } from './parts';

const TITLE = 'Disconnect your site?';

// The dialog's own chunk: loaded ahead, as it is slow to compile.
beforeAll(preloadDialogs);

it('counts a site that another tab has disconnected as disconnected', async () => {
	const { user, world } = renderApp({ route: '/disconnect' });
	server.use(
		http.post(`${REST}/connection`, () => {
			Object.assign(world.connection, { registered: false, owner: null, linked: [] });
			return HttpResponse.json(
				{ code: 'disconnect_failed', message: 'Already.', data: { status: 400 } },
				{ status: 400 },
			);
		}),
	);
	await user.click((await findDialog(TITLE)).getByRole('button', { name: 'Disconnect' }));
	expect(await findDialog('Your site is disconnected')).toBeDefined();
});
