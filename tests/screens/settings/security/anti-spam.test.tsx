import { http, HttpResponse } from 'msw';
import { AntiSpamCard } from '@/screens/settings/security/anti-spam/anti-spam-card';
import { selectSettingsForm } from '@/state/settings';
import { act, screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { REST } from '#tests/support/store';
import { answerGet, answerPost } from '#tests/support/wire';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { clickOn, hrefOf } from '../../parts';
import { getCard, openCard, openSecurity } from './parts';

const CARD = 'Anti-spam';
const CHECK = 'module/akismet/key/check';
const GOOD = 'b2c3d4e5f6a1';

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

async function enter(user: User, key: string) {
	await user.tripleClick(field());
	await user.paste(key);
}

const PROTECTED = 'Your site is protected from spam.';
const NO_KEY = 'Your site needs an Anti-spam key.';
const UNPROTECTED = 'Your site is not protected from spam.';
const VALID = 'Your Anti-spam key is valid.';

it('SETSEC-07 TRACK-13 is collapsed, and records that it was opened', async () => {
	const { user, events } = open({ scenario: 'anti-spam-active' });
	const opened = clickOn('foldable-settings-open', { feature: 'anti-spam' });
	const openings = () => events.filter(({ name }) => name === opened.name);
	expect(fold()).toHaveAttribute('aria-expanded', 'false');
	await user.click(fold());
	expect(field()).toBeVisible();
	expect(openings()).toEqual([opened]);
	await user.click(fold());
	expect(card().queryByRole('textbox')).not.toBeInTheDocument();
	expect(openings()).toHaveLength(1);
});

it.each([
	['SETSEC-10', 'anti-spam-active', PROTECTED, VALID, null],
	['SETSEC-11', 'anti-spam-invalid', UNPROTECTED, "There's a problem with your", /^Learn more/],
	['SETSEC-06 SETSEC-12', 'anti-spam-no-key', NO_KEY, '', /^Get a key/],
])('%s has one field on %s, with its status: %s', async (_ids, scenario, status, text, link) => {
	await openField(scenario, status);
	expect(card().getAllByRole('textbox')).toEqual([field()]);
	expect(field()).toHaveAccessibleDescription(expect.stringContaining(text));
	expect(field().matches('[aria-invalid="true"]')).toBe(status === UNPROTECTED);
	expect(link === null || hrefOf(link, card())?.includes('akismet')).toBe(true);
});

it('SETSEC-46 saves only wordpress_api_key', async () => {
	const { user, store } = await openField('anti-spam-no-key', NO_KEY);
	await enter(user, GOOD);
	await waitFor(() => expect(isBlocked()).toBe(false));
	expect(selectSettingsForm(store.getState()).drafts).toMatchObject({
		wordpress_api_key: { value: GOOD },
	});
	const saved = listenForSaves();
	await user.click(save());
	await waitFor(() => expect(saved).toEqual([{ wordpress_api_key: GOOD }]));
	await waitFor(() => expect(selectSettingsForm(store.getState()).drafts).toEqual({}));
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

	it.each([
		['name', 'Akismet Anti-spam'],
		['description', 'guestbook'],
		['URL', 'akismet.example/plugin'],
	])('SETSEC-09 finds the field by the %s of the plugin', async (_field, term) => {
		search(term);
		answerGet('plugins', PLUGIN);
		await waitFor(() => expect(queryField()).toBeVisible());
	});
});
