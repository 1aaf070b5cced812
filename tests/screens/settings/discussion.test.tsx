import { HttpResponse } from 'msw';
import DISCUSSION from '@/screens/settings/discussion';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { buildWirePageData } from '#tests/support/fixtures';
import { renderScreen, screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { hold, answerPost } from '#tests/support/wire';
import { SettingsScreen } from './loaded-screen';
import { openCards } from './parts';

describe('discussion', () => {
	const SENTENCE =
		'Manage advanced comment settings and grow your audience with email subscriptions.';

	const open = (options: StoreOptions & { route?: string } = {}) =>
		renderScreen(<SettingsScreen />, { route: '/discussion', ...options });
	const headings = () =>
		screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

	it('SETDISC-01 shows its sentence', () => {
		open();
		expect(screen.getByText(SENTENCE)).toBeVisible();
	});

	it('SETDISC-01 SETDISC-03 is titled Discussion, without its sentence, among search results', () => {
		open({ route: '/security?term=comment' });
		expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
		const found = within(screen.getByRole('region', { name: 'Discussion' }));
		expect(found.getByRole('heading', { level: 2 })).toHaveTextContent('Discussion');
		const cards = found.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
		expect(cards).toEqual(['Comments', 'Subscriptions']);
	});

	it('SETDISC-02 has the cards Comments and Subscriptions', () => {
		open();
		expect(headings()).toEqual(['Comments', 'Subscriptions']);
	});

	describe('on a site that lacks some modules', () => {
		function lacking(...slugs: string[]) {
			const modules = Object.entries(buildWirePageData().getModules as Record<string, unknown>);
			return {
				pageData: {
					getModules: Object.fromEntries(modules.filter(([slug]) => !slugs.includes(slug))),
				},
			};
		}

		it.each([
			['Subscriptions', ['subscriptions'], ['Comments']],
			[
				'Comments',
				['comments', 'gravatar-hovercards', 'markdown', 'comment-likes'],
				['Subscriptions'],
			],
		])('SETDISC-03 leaves out %s without the modules of that card', (_card, slugs, expected) => {
			open(lacking(...slugs));
			expect(headings()).toEqual(expected);
		});

		it('SETDISC-03 shows the remaining switches of the comments, without an empty form', () => {
			open(lacking('comments', 'markdown'));
			const card = within(screen.getByRole('region', { name: 'Comments' }));
			expect(card.getAllByRole('switch')).toHaveLength(2);
			expect(card.queryByRole('textbox')).not.toBeInTheDocument();
			expect(card.queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
		});
	});

	describe('the Subscriptions card', () => {
		const MODULE = 'Let visitors subscribe to new posts and comments by email';
		const OPTIONS = [
			['stb_enabled', 'Offer site subscriptions below the comment form'],
			['stc_enabled', 'Offer comment subscriptions below the comment form'],
		] as const;

		const ON = { world: { modules: { active: ['subscriptions'] } } };

		const card = () => within(screen.getByRole('region', { name: 'Subscriptions' }));
		const toggle = (name: string) => card().getByRole('switch', { name });

		it('SETDISC-08 turns the module on, which enables its options', async () => {
			const { user, world } = openCards(DISCUSSION, 'subscriptions');
			OPTIONS.forEach(([, name]) => expect(toggle(name)).toHaveAttribute('aria-disabled', 'true'));
			await user.click(toggle(MODULE));
			await waitFor(() => expect(world.modules.active).toContain('subscriptions'));
			await waitFor(() =>
				OPTIONS.forEach(([, name]) => expect(toggle(name)).not.toHaveAttribute('aria-disabled')),
			);
		});

		it.each(OPTIONS)('SETDISC-07 saves %s at once', async (key, name) => {
			const { user, world } = openCards(DISCUSSION, 'subscriptions', ON);
			expect(toggle(name)).toBeChecked();
			await user.click(toggle(name));
			await waitFor(() => expect(world.settings[key]).toBe(false));
			expect(toggle(name)).not.toBeChecked();
			expect(card().queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
		});

		it('SETGEN-14 disables its options while the module is being saved', async () => {
			const { user } = openCards(DISCUSSION, 'subscriptions', ON);
			const { release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
			await user.click(toggle(MODULE));
			OPTIONS.forEach(([, name]) => expect(toggle(name)).toHaveAttribute('aria-disabled', 'true'));
			release();
			await waitFor(() => expect(toggle(MODULE)).not.toHaveAttribute('aria-busy'));
		});

		it('ROLE-19 is disabled without an owner, and offers to connect', () => {
			openCards(DISCUSSION, 'subscriptions', { scenario: 'site-only' });
			expect(toggle(MODULE)).toHaveAttribute('aria-disabled', 'true');
			OPTIONS.forEach(([, name]) => expect(toggle(name)).toHaveAttribute('aria-disabled', 'true'));
			expect(card().getByText('Connect to let visitors subscribe to your site.')).toBeVisible();
			expect(card().getByRole('link', { name: /^Connect/ })).toHaveAttribute(
				'href',
				'#/connect-user',
			);
		});

		it('ROLE-20 is unavailable offline', () => {
			openCards(DISCUSSION, 'subscriptions', { scenario: 'offline' });
			expect(toggle(MODULE)).toHaveAccessibleDescription('Unavailable in Offline Mode');
			expect(card().queryByRole('link', { name: /^Connect/ })).not.toBeInTheDocument();
		});

		it('ROLE-21 is disabled with the reason if the site forces it off', () => {
			openCards(DISCUSSION, 'subscriptions', {
				world: { modules: { override: { subscriptions: 'inactive' } } },
			});
			expect(toggle(MODULE)).toHaveAccessibleDescription(
				'Subscriptions has been disabled by a site administrator.',
			);
			OPTIONS.forEach(([, name]) => expect(toggle(name)).toHaveAttribute('aria-disabled', 'true'));
		});
	});
});

describe('texts for subscribers', () => {
	const STANDARD = /^Good to have you here/;

	async function openTexts(settings: object = {}, options: StoreOptions = {}) {
		const { user } = openCards(DISCUSSION, 'newsletter', {
			scenario: 'jetpack-16',
			world: { settings: { ...settings } },
			...options,
		});
		const newsletter = within(screen.getByRole('region', { name: 'Newsletter' }));
		await user.click(newsletter.getByRole('button', { name: 'Texts for subscribers' }));
		const welcome = await newsletter.findByRole<HTMLTextAreaElement>('textbox', {
			name: 'Welcome email',
		});
		const save = () => user.click(newsletter.getByRole('button', { name: /^Save settings/ }));
		return { user, newsletter, welcome, save };
	}

	it('shows the texts that a site without stored ones sends', async () => {
		const { newsletter, welcome } = await openTexts();
		expect(welcome.value).toMatch(STANDARD);
		expect(welcome).toHaveAccessibleDescription(
			"Sent once a subscription is confirmed. This is your site's standard text. You can change it.",
		);
		expect(newsletter.getByRole('button', { name: /^Save settings/ })).toHaveAttribute(
			'aria-disabled',
			'true',
		);
		// It has no standard text.
		expect(newsletter.getByRole('textbox', { name: 'Heading of the pop-up' })).toHaveValue('');
	});

	it('sends only the changed standard text, and shows without a message what the site stored', async () => {
		const { user, newsletter, welcome, save } = await openTexts();
		await user.clear(welcome);
		expect(welcome).toHaveValue('');
		await user.type(welcome, 'Hello');
		expect(welcome).toHaveAccessibleDescription('Sent once a subscription is confirmed.');
		const sent = listenForSaves();
		await save();
		await waitFor(() => expect(sent).toEqual([{ subscription_options: { welcome: 'Hello' } }]));
		await waitFor(() =>
			expect(newsletter.getByRole('button', { name: /^Save settings/ })).toHaveAttribute(
				'aria-disabled',
				'true',
			),
		);
		expect(newsletter.queryByRole('group', { name: 'Saved differently' })).toBeNull();
		const invitation = newsletter.getByRole<HTMLTextAreaElement>('textbox', {
			name: 'Email that asks to confirm a subscription',
		});
		expect(invitation.value).toMatch(/^Hi! Someone subscribed/);
		expect(invitation).toHaveAccessibleDescription('Sent to everyone who types in an address.');
	});

	it('says of a text that was wiped that the standard one is not used, and puts it back', async () => {
		const { user, newsletter, welcome, save } = await openTexts({
			subscription_options: { welcome: '', invitation: 'Please' },
		});
		const sent = answerPost('settings', { code: 'success' });
		expect(welcome).toHaveValue('');
		expect(welcome).toHaveAccessibleDescription(
			"Sent once a subscription is confirmed. This text is empty, so your site's standard text isn't used.",
		);
		await user.click(
			newsletter.getByRole('button', { name: 'Use the standard text: Welcome email' }),
		);
		expect(welcome.value).toMatch(STANDARD);
		expect(welcome).toHaveFocus();
		await save();
		await waitFor(() =>
			expect(sent).toEqual([
				{ subscription_options: { welcome: expect.stringMatching(STANDARD) as string } },
			]),
		);
	});

	it('sends only the changed text, and claims nothing about the others if the page prints no standard texts', async () => {
		const { user, newsletter, welcome, save } = await openTexts(
			{ subscription_options: { welcome: 'Hello', invitation: '' } },
			{ pageData: { siteData: {} } },
		);
		const sent = answerPost('settings', { code: 'success' });
		expect(
			newsletter.getByRole('textbox', { name: 'Email that asks to confirm a subscription' }),
		).toHaveAccessibleDescription('Sent to everyone who types in an address.');
		// The value isn't stored, but this release has the setting.
		expect(newsletter.getByRole('textbox', { name: 'Heading of the pop-up' })).toHaveValue('');
		await user.type(welcome, '!');
		await save();
		await waitFor(() => expect(sent).toEqual([{ subscription_options: { welcome: 'Hello!' } }]));
	});
});
