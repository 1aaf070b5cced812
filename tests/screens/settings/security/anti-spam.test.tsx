import { http, HttpResponse } from 'msw';
import SECURITY from '@/screens/settings/security';
import { AntiSpamCard } from '@/screens/settings/security/anti-spam/anti-spam-card';
import { act, screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { openCards } from '../parts';
import { getCard, openCard, openSecurity, queryCard } from './parts';

const CARD = 'Anti-spam';
const CHECK = 'module/akismet/key/check';
const GOOD = 'b2c3d4e5f6a1';
const BAD = 'e5f6a1b2c3d4';

const open = (options: { scenario: string }) => openCard(<AntiSpamCard />, options);
const card = () => getCard(CARD);
const field = () => card().getByRole('textbox', { name: 'Your API key' });
const fold = () => card().getByRole('button', { name: CARD });
const save = () => card().getByRole('button', { name: /^Sav/ });
const isBlocked = () => save().getAttribute('aria-disabled') === 'true';

/** Opens the field once the status of the saved key is shown. */
async function openField(scenario: string, status: string) {
	const made = open({ scenario });
	expect(await card().findByText(status)).toBeVisible();
	if (fold().getAttribute('aria-expanded') === 'false') {
		await made.user.click(fold());
	}
	return made;
}

type User = ReturnType<typeof open>['user'];

/** Replaces the key in the field. */
async function enter(user: User, key: string) {
	await user.tripleClick(field());
	await user.paste(key);
}

const PROTECTED = 'Your site is protected from spam.';
const NO_KEY = 'Your site needs an Anti-spam key.';
const UNPROTECTED = 'Your site is not protected from spam.';
const VALID = 'Your Anti-spam key is valid.';
const INVALID = "There's a problem with your Anti-spam API key. Learn more.";

it.each(['free', 'anti-spam-inactive'])('SETSEC-08 is hidden on %s', (scenario) => {
	openCards(SECURITY, ['monitor', 'anti-spam'], { scenario });
	expect(queryCard('Downtime monitoring')).toBeInTheDocument();
	expect(queryCard(CARD)).not.toBeInTheDocument();
	expect(screen.queryByText('Your API key')).not.toBeInTheDocument();
});

it('SETSEC-07 TRACK-13 is collapsed, and records that it was opened', async () => {
	const { user, events } = open({ scenario: 'anti-spam-active' });
	const opened = { target: 'foldable-settings-open', feature: 'anti-spam' };
	const openings = () => events.filter(({ properties }) => properties.target === opened.target);
	expect(fold()).toHaveAttribute('aria-expanded', 'false');
	await user.click(fold());
	expect(field()).toBeVisible();
	expect(openings()).toEqual([{ name: 'jetpack_wpa_click', properties: opened }]);
	await user.click(fold());
	expect(card().queryByRole('textbox')).not.toBeInTheDocument();
	expect(openings()).toHaveLength(1);
});

it('SETSEC-06 has one field, and a link to get a key', async () => {
	await openField('anti-spam-no-key', NO_KEY);
	expect(card().getAllByRole('textbox')).toEqual([field()]);
	expect(card().getByRole('link', { name: /^Get a key/ })).toHaveAttribute(
		'href',
		expect.stringContaining('source=akismet-get-key'),
	);
});

it('SETSEC-13 reports that it is checking the saved key', async () => {
	open({ scenario: 'anti-spam-active' });
	expect(card().getByText('Checking your key…')).toBeVisible();
	expect(await card().findByText(PROTECTED)).toBeVisible();
});

it('SETSEC-10 reports a valid key', async () => {
	await openField('anti-spam-active', PROTECTED);
	expect(card().getByText(VALID)).toBeVisible();
	expect(field()).toHaveAccessibleDescription(VALID);
});

it('SETSEC-11 reports an invalid key', async () => {
	await openField('anti-spam-invalid', UNPROTECTED);
	expect(field()).toBeInvalid();
	expect(field()).toHaveAccessibleDescription(expect.stringContaining(INVALID.slice(0, -1)));
	expect(card().getByRole('link', { name: /^Learn more\./ })).toHaveAttribute(
		'href',
		expect.stringContaining('source=jetpack-support-akismet'),
	);
});

it('SETSEC-12 reports an empty key and opens the card', async () => {
	open({ scenario: 'anti-spam-no-key' });
	expect(fold()).toHaveAttribute('aria-expanded', 'true');
	expect(await card().findByText(NO_KEY)).toBeVisible();
});

it('SETSEC-13 disables the field if the key is set globally', async () => {
	open({ scenario: 'anti-spam-no-key' });
	answerGet(CHECK, { validKey: true });
	expect(await card().findByText(PROTECTED)).toBeVisible();
	expect(field()).toBeDisabled();
	expect(card().queryByRole('button', { name: /^Sav/ })).not.toBeInTheDocument();
});

it('SETSEC-16 enables saving only after the check succeeded', async () => {
	const { user } = await openField('anti-spam-no-key', NO_KEY);
	const saved = answerPost('settings', { code: 'success' });
	expect(isBlocked()).toBe(true);
	await enter(user, BAD);
	expect(card().getAllByText('Checking your key…')[0]).toBeVisible();
	expect(isBlocked()).toBe(true);
	expect(await card().findByText(UNPROTECTED)).toBeVisible();
	await user.click(save());
	expect(saved).toEqual([]);

	await enter(user, GOOD);
	expect(await card().findByText(VALID)).toBeVisible();
	expect(saved).toEqual([]);
	expect(isBlocked()).toBe(false);
});

it('SETSEC-46 saves only wordpress_api_key', async () => {
	const { user, store } = await openField('anti-spam-no-key', NO_KEY);
	await enter(user, GOOD);
	await waitFor(() => expect(isBlocked()).toBe(false));
	expect(store.getState().settingsForm?.drafts).toMatchObject({
		wordpress_api_key: { value: GOOD },
	});
	const saved = listenForSaves();
	await user.click(save());
	await waitFor(() => expect(saved).toEqual([{ wordpress_api_key: GOOD }]));
	await waitFor(() => expect(store.getState().settingsForm?.drafts).toEqual({}));
	expect(await card().findByText(PROTECTED)).toBeVisible();
	expect(field()).toHaveValue(GOOD);
});

it('removes a key without checking it', async () => {
	const { user } = await openField('anti-spam-active', PROTECTED);
	const checked = answerPost(CHECK, { validKey: true });
	const saved = listenForSaves();
	await user.clear(field());
	expect(card().getByText(NO_KEY)).toBeVisible();
	await user.click(save());
	await waitFor(() => expect(saved).toEqual([{ wordpress_api_key: '' }]));
	expect(checked).toEqual([]);
});

it('shows why the key was not saved, and keeps the typed key', async () => {
	const { user } = await openField('anti-spam-no-key', NO_KEY);
	await enter(user, GOOD);
	await waitFor(() => expect(isBlocked()).toBe(false));
	answerPost(
		'settings',
		{
			code: 'rest_invalid_param',
			message: 'No.',
			data: { status: 400, params: { wordpress_api_key: 'Not this one.' } },
		},
		400,
	);
	await user.click(save());
	expect(await card().findByText('Not this one.')).toBeVisible();
	expect(field()).toHaveValue(GOOD);
});

it('shows why the check was refused', async () => {
	const { user } = await openField('anti-spam-no-key', NO_KEY);
	answerPost(
		CHECK,
		{
			code: 'rest_invalid_param',
			message: 'x',
			data: { status: 400, params: { api_key: 'Letters and digits only.' } },
		},
		400,
	);
	await enter(user, 'no-key!');
	expect(await card().findByText(/Letters and digits only\./)).toBeVisible();
});

it('SETSEC-14 SETSEC-15 checks the trimmed key once, 500 ms after the last key', async () => {
	const { user } = await openField('anti-spam-no-key', NO_KEY);
	const checked = answerPost(CHECK, { validKey: true });
	jest.useFakeTimers({
		doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date', 'setInterval'],
	});
	await user.click(field());
	await user.paste(' b2c3');
	await act(() => jest.advanceTimersByTimeAsync(400));
	await user.paste('d4e5f6a1 ');
	await act(() => jest.advanceTimersByTimeAsync(499));
	expect(checked).toEqual([]);
	await act(() => jest.advanceTimersByTimeAsync(1));
	jest.useRealTimers();
	await waitFor(() => expect(checked).toEqual([{ api_key: GOOD }]));
	expect(await card().findByText(VALID)).toBeVisible();
});

it('reports that a key could not be checked, and checks it again on request', async () => {
	const { user } = await openField('anti-spam-no-key', NO_KEY);
	let isDown = true;
	server.use(
		http.post(`${REST}/${CHECK}`, () =>
			isDown ? HttpResponse.error() : HttpResponse.json({ validKey: true }),
		),
	);
	await enter(user, GOOD);
	expect(await card().findByText("Couldn't check your key.")).toBeVisible();
	expect(isBlocked()).toBe(true);
	const again = card().getByRole('button', { name: /^Try again/ });
	await user.click(again);
	await waitFor(() => expect(again).not.toHaveAttribute('aria-busy'));
	expect(again).toBeVisible();
	isDown = false;
	await user.click(again);
	expect(await card().findByText(VALID)).toBeVisible();
	expect(field()).toHaveValue(GOOD);
	await waitFor(() => expect(field()).toHaveFocus());
});

describe('a search', () => {
	const FILE = 'akismet/akismet.php';
	const PLUGIN = {
		[FILE]: {
			Name: 'Akismet Anti-spam',
			Description: 'Keeps rubbish out of your guestbook.',
			PluginURI: 'https://akismet.example/plugin',
			active: true,
		},
	};

	const queryField = () => screen.queryByRole('textbox', { name: /API key/ });

	const search = (term: string, scenario = 'anti-spam-active') =>
		openSecurity({ scenario, route: `/security?term=${encodeURIComponent(term)}` });

	it.each(['Akismet', 'akismet.com', 'spam', 'Your API key', 'wordpress_api_key'])(
		'SETSEC-09 finds the field by %s',
		(term) => {
			search(term);
			expect(queryField()).toBeVisible();
		},
	);

	it.each([
		['name', 'Akismet Anti-spam'],
		['description', 'guestbook'],
		['URL', 'akismet.example/plugin'],
	])('SETSEC-09 finds the field by the %s of the plugin', async (_field, term) => {
		search(term);
		answerGet('plugins', PLUGIN);
		await waitFor(() => expect(queryField()).toBeVisible());
	});

	it.each(['downtime', 'guestbook', 'firewall'])(
		'SETSEC-09 does not find the field by %s',
		async (term) => {
			const { store } = search(term);
			answerGet('plugins', { [FILE]: { ...PLUGIN[FILE], Description: 'Keeps rubbish out.' } });
			await waitFor(() => expect(store.getState().plugins?.installed.phase).toBe('ready'));
			expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Search results');
			expect(queryField()).not.toBeInTheDocument();
			expect(store.getState().settings.saved.akismet).toBe(true);
		},
	);

	it('FIND-16 finds the button to install the plugin if it is missing', async () => {
		search('Your API key', 'free');
		expect(queryField()).not.toBeInTheDocument();
		expect(await screen.findByRole('button', { name: 'Install Akismet' })).toBeVisible();
	});
});
