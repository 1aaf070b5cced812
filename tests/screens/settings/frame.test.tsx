import { HttpResponse } from 'msw';
import DISCUSSION from '@/screens/settings/discussion';
import { OTHER_VERSION } from '@/screens/settings/frame/field-warning';
import PERFORMANCE from '@/screens/settings/performance';
import SECURITY from '@/screens/settings/security';
import TRAFFIC from '@/screens/settings/traffic';
import WRITING from '@/screens/settings/writing';
import { BLOCKED, listenForSaves, saveElsewhere } from '#tests/state/settings/form-parts';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { answerPost, hold } from '#tests/support/wire';
import { SettingsScreen } from './loaded-screen';
import { openCards } from './parts';

const open = (route: string, options: StoreOptions = {}) =>
	renderScreen(<SettingsScreen />, { route, ...options });
/** Opens two cards that have a form. */
const openForms = () =>
	openCards(SECURITY, ['firewall', 'brute-force'], {
		scenario: 'firewall-old-rules',
		world: { settings: { jetpack_waf_ip_list: true } },
	});

const cardOf = (name: string) => within(screen.getByRole('region', { name }));
const firewall = () => cardOf('Firewall');
const blocked = () => firewall().getByRole('textbox', { name: 'Blocked IP addresses' });
const saveOf = (card: ReturnType<typeof within>) =>
	card.getByRole('button', { name: /^(Save settings|Saving…)/ });

describe('a module', () => {
	const COPY = 'Copy existing posts and pages into new ones';

	it('SETGEN-12 SETGEN-13 switches at once, and is saved on its own', async () => {
		const { user, events } = openCards(WRITING, 'composing');
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const toggle = screen.getByRole('switch', { name: COPY });
		const before = toggle.getAttribute('aria-checked') === 'true';
		await user.click(toggle);
		expect(toggle).toHaveAttribute('aria-checked', String(!before));
		expect(toggle).toHaveAttribute('aria-busy', 'true');
		release();
		await waitFor(() => expect(toggle).not.toHaveAttribute('aria-busy'));
		expect(called.mock.calls).toEqual([[{ 'copy-post': !before }]]);
		expect(events).toContainEqual({
			name: 'jetpack_wpa_settings_toggle',
			properties: { module: 'copy-post', setting: 'copy-post', toggled: before ? 'off' : 'on' },
		});
		expect(toggle).toHaveAttribute('aria-checked', String(!before));
	});

	it('SETGEN-14 disables its options while it is off, and while it is being saved', async () => {
		const { user } = openCards(TRAFFIC, 'related-posts', { world: { modules: { active: [] } } });
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const option = screen.getByRole('switch', { name: 'Highlight related content with a heading' });
		expect(option).toHaveAttribute('aria-disabled', 'true');
		await user.click(option);
		const toggle = screen.getByRole('switch', { name: 'Show related content after posts' });
		await user.click(toggle);
		expect(toggle).toHaveAttribute('aria-checked', 'true');
		expect(option).toHaveAttribute('aria-disabled', 'true');
		release();
		await waitFor(() => expect(option).not.toHaveAttribute('aria-disabled'));
		expect(called.mock.calls).toEqual([[{ 'related-posts': true }]]);
	});

	it('rolls back and keeps the focus when the save fails', async () => {
		const { user } = openCards(WRITING, 'composing');
		answerPost('settings', { code: 'no', message: 'Not today.' }, 400);
		const toggle = screen.getByRole('switch', { name: COPY });
		const before = toggle.getAttribute('aria-checked');
		await user.click(toggle);
		await waitFor(() => expect(toggle).toHaveAttribute('aria-checked', before));
		expect(toggle).toHaveFocus();
	});
});

describe('an unavailable module', () => {
	it('SHELL-33 ROLE-19 is disabled without an owner if it needs one', async () => {
		openCards(SECURITY, 'brute-force', { scenario: 'site-only' });
		const toggle = screen.getByRole('switch', { name: 'Block password guessing' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription('Connect your user account first.');
	});

	it('SHELL-32 ROLE-20 is disabled offline, with the reason', async () => {
		openCards(PERFORMANCE, 'media', { scenario: 'offline' });
		const toggle = screen.getByRole('switch', { name: 'Enable VideoPress' });
		expect(toggle).toHaveAttribute('aria-disabled', 'true');
		expect(toggle).toHaveAccessibleDescription('Unavailable in Offline Mode');
	});

	it('ROLE-18 Publicize is disabled without a linked account, sharing buttons are not', async () => {
		open('/sharing', { scenario: 'unlinked-admin' });
		expect(
			screen.getByRole('switch', { name: 'Automatically share your posts to social networks' }),
		).toHaveAttribute('aria-disabled', 'true');
		expect(
			screen.getByRole('switch', { name: 'Add sharing buttons to your posts and pages' }),
		).not.toHaveAttribute('aria-disabled');
	});

	it.each([
		[
			'Traffic',
			'/traffic',
			[
				'Enable ads and display an ad below each post',
				'Show related content after posts',
				'Customize your SEO settings',
				'Generate shortened URLs for simpler sharing.',
			],
		],
		['Writing', '/writing', ['Publish by email', 'Enable the WordPress.com toolbar']],
	])(
		'ROLE-23 disables on %s only the switches that need a connection, offline',
		(_tab, route, needing) => {
			open(route, { scenario: 'offline' });
			needing.forEach((name) => {
				const toggle = screen.getByRole('switch', { name });
				expect(toggle).toHaveAttribute('aria-disabled', 'true');
				expect(toggle).toHaveAccessibleDescription(/Unavailable in Offline Mode$/);
			});
			const usable = screen
				.getAllByRole('switch')
				.filter((toggle) => toggle.getAttribute('aria-disabled') !== 'true');
			expect(usable.length).toBeGreaterThan(0);
		},
	);

	it.each([
		['without an owner', 'site-only'],
		['without a linked account', 'unlinked-admin'],
	])('ROLE-24 the toolbar and post by email offer to connect %s', async (_title, scenario) => {
		const { user, events } = openCards(WRITING, ['post-by-email', 'toolbar'], { scenario });
		for (const [name, title, feature] of [
			['Enable the WordPress.com toolbar', 'WordPress.com toolbar', 'masterbar'],
			['Publish by email', 'Post by email', 'post-by-email'],
		] as const) {
			expect(screen.getByRole('switch', { name })).toHaveAttribute('aria-disabled', 'true');
			const connect = cardOf(title).getByRole('link', { name: /^Connect/ });
			expect(connect).toHaveAttribute('href', '#/connect-user');
			await user.click(connect);
			expect(events).toContainEqual({
				name: 'jetpack_wpa_click',
				properties: { target: 'connect-banner', feature },
			});
		}
	});
});

describe('a field', () => {
	it('SETGEN-14 unfolds with its feature, disabled while that is being saved', async () => {
		const { user } = openCards(DISCUSSION, 'comments');
		const name = 'Comment form introduction';
		expect(screen.queryByRole('textbox', { name })).not.toBeInTheDocument();
		const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.click(
			screen.getByRole('switch', {
				name: 'Let visitors comment with the accounts they already have',
			}),
		);
		const intro = screen.getByRole('textbox', { name });
		expect(intro).toBeDisabled();
		release();
		await waitFor(() => expect(intro).toBeEnabled());
	});

	it("shows the server's reason until it is edited, and keeps the typed text", async () => {
		const { user } = openCards(TRAFFIC, 'verification', {
			world: { modules: { active: ['verification-tools'] } },
		});
		answerPost(
			'settings',
			{ code: 'rest_invalid_param', message: 'Invalid', data: { params: { bing: 'No code.' } } },
			400,
		);
		const bing = screen.getByRole('textbox', { name: 'Bing' });
		await user.type(bing, 'abc');
		await user.click(saveOf(cardOf('Site verification')));
		await waitFor(() => expect(bing).toHaveAttribute('aria-invalid', 'true'));
		expect(bing).toHaveAccessibleDescription(/^No code\./);
		expect(bing).toHaveValue('abc');
		await user.type(bing, 'd');
		expect(bing).not.toHaveAttribute('aria-invalid');
	});
});

it('SETGEN-09 a card is disabled with all its controls if its feature is unavailable', async () => {
	const { user } = openCards(TRAFFIC, ['ads', 'sitemaps'], {
		scenario: 'offline',
		world: { modules: { active: [] } },
	});
	await user.click(cardOf('Ads').getByRole('button', { name: 'Placements, privacy and ads.txt' }));
	expect(screen.getByRole('region', { name: 'Ads' })).toHaveClass('disabled');
	const switches = cardOf('Ads').getAllByRole('switch');
	switches.forEach((one) => expect(one).toHaveAttribute('aria-disabled', 'true'));
	cardOf('Ads')
		.getAllByRole('textbox')
		.forEach((field) => expect(field).toBeDisabled());
	expect(screen.getByRole('region', { name: 'Sitemaps' })).not.toHaveClass('disabled');
});

describe('the save button of a card', () => {
	it('SETGEN-07 is enabled only while a field differs from the saved value', async () => {
		const { user } = openForms();
		expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true');
		await user.type(blocked(), 'a');
		expect(saveOf(firewall())).not.toHaveAttribute('aria-disabled');
		await user.clear(blocked());
		expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true');
	});

	it('SETGEN-06 SETGEN-07 shows "Saving…" and is disabled while it saves', async () => {
		const { user } = openForms();
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		await user.type(blocked(), 'Hi');
		const save = saveOf(firewall());
		expect(save).toHaveTextContent('Save settings');
		await user.click(save);
		expect(save).toHaveTextContent('Saving…');
		expect(save).toHaveAttribute('aria-disabled', 'true');
		expect(blocked()).toHaveAttribute('readonly');
		await user.click(save);
		release();
		await waitFor(() => expect(save).toHaveTextContent('Save settings'));
		expect(save).toHaveAttribute('aria-disabled', 'true');
		expect(save).toHaveFocus();
		expect(called.mock.calls).toEqual([[{ [BLOCKED]: 'Hi' }]]);
	});

	it('SETGEN-05 saves its own card, and keeps the typed text of another', async () => {
		const { user } = openForms();
		const sent = listenForSaves();
		const bruteForce = () => cardOf('Brute force protection');
		const allowed = () =>
			bruteForce().getByRole('textbox', { name: 'Always allowed IP addresses' });
		await user.type(blocked(), 'Hi');
		await user.type(allowed(), 'abc');
		await user.click(saveOf(firewall()));
		await waitFor(() => expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([{ [BLOCKED]: 'Hi' }]);
		expect(allowed()).toHaveValue('abc');
		expect(saveOf(bruteForce())).not.toHaveAttribute('aria-disabled');
	});
});

describe('concurrent changes', () => {
	async function collide() {
		const view = openForms();
		await view.user.type(blocked(), 'Mine');
		await saveElsewhere({ [BLOCKED]: 'Theirs' });
		await view.user.click(saveOf(firewall()));
		const group = await screen.findByRole('group', { name: 'Changed elsewhere' });
		expect(group).toHaveTextContent('Theirs');
		// The address of a list, which Arabic would show in another order.
		expect(within(group).getByText('Theirs')).toHaveAttribute('dir', 'ltr');
		expect(blocked()).toHaveValue('Mine');
		const press = (name: string) => view.user.click(within(group).getByRole('button', { name }));
		return { ...view, press };
	}

	it('keep the choice within reach if its chunk fails', async () => {
		jest.spyOn(OTHER_VERSION, 'peek').mockReturnValue(undefined);
		jest.spyOn(OTHER_VERSION, 'load').mockRejectedValueOnce(new Error('Offline.'));
		const { user } = openForms();
		await user.type(blocked(), 'Mine');
		await saveElsewhere({ [BLOCKED]: 'Theirs' });
		await user.click(saveOf(firewall()));
		expect(await screen.findByText(/^Couldn't load this part of the card\./)).toBeVisible();
		await user.click(firewall().getByRole('button', { name: /^Try again/ }));
		expect(await screen.findByRole('button', { name: 'Keep my version' })).toBeVisible();
		expect(screen.getByRole('button', { name: 'Use theirs' })).toBeVisible();
	});

	it('are overwritten only with "Keep my version" and another save', async () => {
		const { user, press } = await collide();
		const sent = listenForSaves();
		await press('Keep my version');
		expect(screen.queryByRole('group', { name: 'Changed elsewhere' })).not.toBeInTheDocument();
		expect(sent).toEqual([]);
		await user.click(saveOf(firewall()));
		await waitFor(() => expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true'));
		expect(sent).toEqual([{ [BLOCKED]: 'Mine' }]);
	});

	it('replace the typed text with "Use theirs", without a request', async () => {
		const { press } = await collide();
		const sent = listenForSaves();
		await press('Use theirs');
		expect(blocked()).toHaveValue('Theirs');
		expect(saveOf(firewall())).toHaveAttribute('aria-disabled', 'true');
		expect(sent).toEqual([]);
	});
});
