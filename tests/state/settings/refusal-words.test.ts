/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { saveValues } from '@/state/settings/save';
import { setSetting } from '@/state/settings';
import { server } from '#tests/support/server';
import { createTestStore, REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';

it('a refused save: names the setting in place of its key', async () => {
	const { store } = createTestStore();
	const params = { count_roles: 'count_roles is not a list.' };
	const message = 'Invalid parameter(s): count_roles';
	answerPost(
		'settings',
		{ code: 'rest_invalid_param', message, data: { status: 400, params } },
		400,
	);
	const { error } = await store.dispatch(saveValues({ count_roles: ['editor'] }));
	const name = 'Count page views of logged-in users with these roles';
	expect(error).toMatchObject({
		message: `Invalid parameter(s): ${name}`,
		fields: { count_roles: `${name} is not a list.` },
	});
	expect(selectNotices(store.getState())).toMatchObject([
		{ text: `Error updating settings. Invalid parameter(s): ${name}` },
	]);
});

it('a save that a firewall answers with a page: the notice stays and leads to the check', async () => {
	const { store } = createTestStore();
	server.use(
		http.post(`${REST}/settings`, () => new HttpResponse('<html>Denied</html>', { status: 403 })),
	);
	await store.dispatch(setSetting('monitor', true));
	expect(selectNotices(store.getState())).toMatchObject([
		{
			status: 'is-error',
			text: expect.stringContaining('A firewall or a security plugin'),
			duration: 0,
			action: { label: 'Check this site', href: '#/check' },
		},
	]);
});
