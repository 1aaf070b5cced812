/** Needs a page: the DOM decodes the entities in server messages.
 *
 * @jest-environment jest-fixed-jsdom
 */
import { http, HttpResponse } from 'msw';
import { selectNotices } from '@/state/notices';
import { checkAntiSpamKey } from '@/state/anti-spam/key';
import { buildSwitchSentences, switchModules } from '@/state/modules/list';
import { saveValues } from '@/state/settings/save';
import { selectSaveFailure, setSetting } from '@/state/settings';
import { applyChanges } from '@/extras/copy-settings/state/apply';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerPost } from '#tests/support/wire';
import { open } from '../site';

it('a refused save names the setting instead of its key', async () => {
	const { dispatch, read } = open();
	const params = { count_roles: 'count_roles is not a list.' };
	const message = 'Invalid parameter(s): count_roles';
	answerPost(
		'settings',
		{ code: 'rest_invalid_param', message, data: { status: 400, params } },
		400,
	);
	const { error } = await dispatch(saveValues({ changes: { count_roles: ['editor'] } }));
	const name = 'Count page views of logged-in users with these roles';
	expect(error).toMatchObject({
		message: `Invalid parameter(s): ${name}`,
		fields: { count_roles: `${name} is not a list.` },
	});
	expect(read(selectNotices)).toMatchObject([
		{ text: `Error updating settings. Invalid parameter(s): ${name}` },
	]);
});

const someUpdated = (message: string) => ({ code: 'some_updated', message, data: { status: 400 } });

it('a refused switch of several modules: names the settings at each of them', async () => {
	const { dispatch, read } = open();
	const slow = 'sso cannot be used yet.';
	answerPost('settings', someUpdated(`sso: ${slow} videopress: videopress needs a plan.`), 400);
	await dispatch(switchModules({ sso: true, videopress: true }, buildSwitchSentences(2, true)));
	const reasonOf = (key: string) => read(selectSaveFailure, key)?.reason;
	expect(reasonOf('sso')).toBe(
		'Let people log in to this site with their WordPress.com account cannot be used yet.',
	);
	expect(reasonOf('videopress')).toBe('Enable VideoPress needs a plan.');
});

it('a refused change of a settings file: names the setting', async () => {
	const { dispatch } = open();
	answerPost('settings', someUpdated('count_roles: count_roles is not a list.'), 400);
	const { data } = await dispatch(applyChanges('Bakery', [{ key: 'count_roles', to: ['editor'] }]));
	expect(data?.steps).toMatchObject([
		{
			state: 'refused',
			reason: 'Count page views of logged-in users with these roles is not a list.',
		},
	]);
});

it('a refused anti-spam key: names the field', async () => {
	const { dispatch } = open();
	const message = 'Invalid parameter(s): api_key';
	const params = { api_key: 'api_key must be letters and digits.' };
	answerPost(
		'module/akismet/key/check',
		{ code: 'rest_invalid_param', message, data: { status: 400, params } },
		400,
	);
	const { data } = await dispatch(checkAntiSpamKey('abc'));
	expect(data?.invalidKeyMessage).toBe('Your API key must be letters and digits.');
});

it('a save that a firewall answers with a page: the notice stays and leads to the check', async () => {
	const { dispatch, read } = open();
	server.use(
		http.post(`${REST}/settings`, () => new HttpResponse('<html>Denied</html>', { status: 403 })),
	);
	await dispatch(setSetting('monitor', true));
	expect(read(selectNotices)).toMatchObject([
		{
			status: 'is-error',
			text: expect.stringContaining('A firewall or a security plugin'),
			duration: 0,
			action: { label: 'Check this site', href: '#/tools' },
		},
	]);
});
