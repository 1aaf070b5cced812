import { HttpResponse } from 'msw';
import type { SettingsCardId } from '@/domain/settings/registry';
import DISCUSSION from '@/screens/settings/discussion';
import PERFORMANCE from '@/screens/settings/performance';
import SECURITY from '@/screens/settings/security';
import SHARING from '@/screens/settings/sharing';
import TRAFFIC from '@/screens/settings/traffic';
import WRITING from '@/screens/settings/writing';
import { listenForSaves } from '#tests/state/settings/form-parts';
import { screen, waitFor, within } from '#tests/support/render';
import type { StoreOptions } from '#tests/support/store';
import { hold } from '#tests/support/wire';
import { clickOn, hrefOf } from '../parts';
import { openCards } from './parts';

const SPECIALS = {
	...{ ...DISCUSSION, ...PERFORMANCE, ...SECURITY },
	...{ ...SHARING, ...TRAFFIC, ...WRITING },
};

const open = (id: SettingsCardId, options?: StoreOptions) => openCards(SPECIALS, id, options);
const toggle = (name: string) => screen.getByRole('switch', { name });
const withActive = (...active: string[]) => ({ world: { modules: { active } } });
const isLocked = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true';

const MONITOR = "Get alerts if your site goes offline. We'll let you know when it's back up, too.";
const SIGN_IN = 'Let people log in to this site with their WordPress.com account';
const [MATCH, TWO_STEP] = [
	'Match accounts using email addresses',
	'Require accounts to use WordPress.com Two-Step Authentication',
];
const SUBSCRIBE = 'Let visitors subscribe to new posts and comments by email';
const [BY_SITE, BY_COMMENT] = [
	'Offer site subscriptions below the comment form',
	'Offer comment subscriptions below the comment form',
];
const VIDEO = 'Enable VideoPress';
const PRIVATE = 'Show videos only to members of this site';

const COMMENTS = 'Let visitors comment with the accounts they already have';
const HOVERCARDS = "Show a profile when people hover over a commenter's picture";
const SHARE = 'Automatically share your posts to social networks';
const WIDGETS = 'Add more widgets, such as subscriptions and social streams';
const SHORTLINKS = 'Generate shortened URLs for simpler sharing.';
const LIKES = 'Add Like buttons to your posts and pages';
const CODES = 'Embed media from popular sites with shortcodes';

it.each<[ids: string, card: SettingsCardId, name: string, key: string, module?: string]>([
	['SETSEC-25', 'monitor', MONITOR, 'monitor'],
	['SETSEC-35', 'sign-in', SIGN_IN, 'sso'],
	['SETSEC-35 SETSEC-46', 'sign-in', MATCH, 'jetpack_sso_match_by_email', 'sso'],
	['SETSEC-35 SETSEC-46', 'sign-in', TWO_STEP, 'jetpack_sso_require_two_step', 'sso'],
	['SETSEC-38', 'firewall', 'Block harmful requests before they reach your site', 'waf'],
	['SETPERF-20', 'speed', 'Load images as visitors scroll to them', 'lazy-images'],
	['SETPERF-20', 'media', VIDEO, 'videopress'],
	['SETPERF-16', 'media', PRIVATE, 'videopress_private_enabled_for_site', 'videopress'],
	['WRITING-13', 'composing', 'Copy existing posts and pages into new ones', 'copy-post'],
	['WRITING-13', 'composing', 'Write math formulas in LaTeX', 'latex'],
	['WRITING-13', 'composing', CODES, 'shortcodes'],
	['WRITING-25', 'widgets', WIDGETS, 'widgets'],
	['WRITING-25', 'widgets', 'Choose which pages show a widget', 'widget-visibility'],
	['SETSHARE-04', 'publicize', SHARE, 'publicize'],
	['SETSHARE-07', 'sharing-buttons', 'Add sharing buttons to your posts and pages', 'sharedaddy'],
	['SETSHARE-09', 'likes', LIKES, 'likes'],
	['SETDISC-08', 'comments', COMMENTS, 'comments'],
	['SETDISC-08', 'comments', HOVERCARDS, 'gravatar-hovercards'],
	['SETDISC-08', 'comments', 'Let people like comments', 'comment-likes'],
	['SETDISC-08', 'subscriptions', SUBSCRIBE, 'subscriptions'],
	['TRAFFIC-50', 'shortlinks', SHORTLINKS, 'shortlinks'],
	['TRAFFIC-51', 'sitemaps', 'Generate XML sitemaps', 'sitemaps'],
])(
	'%s on the card %s, "%s" is saved at once, under %s',
	async (_ids, card, name, key, module = '') => {
		const { user } = open(card, withActive(module));
		const sent = listenForSaves();
		expect(toggle(name)).not.toBeChecked();
		await user.click(toggle(name));
		expect(toggle(name)).toBeChecked();
		await waitFor(() => expect(sent).toEqual([{ [key]: true }]));
		await waitFor(() => expect(toggle(name)).not.toHaveAttribute('aria-busy'));
		expect(toggle(name)).toBeChecked();
		expect(toggle(name)).toHaveFocus();
	},
);

it.each([
	['stb_enabled', BY_SITE],
	['stc_enabled', BY_COMMENT],
])('SETDISC-07 %s is on by default, and turned off without a button', async (key, name) => {
	const { user, world } = open('subscriptions', withActive('subscriptions'));
	expect(toggle(name)).toBeChecked();
	await user.click(toggle(name));
	await waitFor(() => expect(world.settings[key]).toBe(false));
	expect(screen.queryByRole('button', { name: /^Save settings/ })).not.toBeInTheDocument();
});

it.each<[ids: string, card: SettingsCardId, main: string, options: string[]]>([
	['SETSEC-37', 'sign-in', SIGN_IN, [MATCH, TWO_STEP]],
	['SETGEN-14', 'subscriptions', SUBSCRIBE, [BY_SITE, BY_COMMENT]],
	['SETPERF-16', 'media', VIDEO, [PRIVATE]],
])(
	'%s the options of the card %s are locked until "%s" is saved as on',
	async (_ids, card, main, options) => {
		const { user } = open(card, withActive());
		const { called, release } = hold('settings', () => HttpResponse.json({ code: 'success' }));
		const locked = () => options.map((name) => isLocked(toggle(name)));
		await user.click(toggle(options[0]!));
		expect(locked()).toEqual(options.map(() => true));
		await user.click(toggle(main));
		expect(locked()).toEqual(options.map(() => true));
		release();
		await waitFor(() => expect(locked()).toEqual(options.map(() => false)));
		expect(called).toHaveBeenCalledTimes(1);
	},
);

const OFFLINE = 'Unavailable in Offline Mode';
const ON = /has been enabled by a site administrator\.$/;

/** A site in Offline Mode, or one whose code turns a module on or off. */
const offline = { scenario: 'offline' };
const forced = (slug: string, override = 'active') => ({
	world: { modules: { override: { [slug]: override } } },
});

it.each<[ids: string, card: SettingsCardId, name: string, reason: string | RegExp, StoreOptions]>([
	['TRAFFIC-50', 'shortlinks', SHORTLINKS, /^Connect this site/, { scenario: 'disconnected' }],
	['ROLE-20', 'subscriptions', SUBSCRIBE, OFFLINE, offline],
	['SETSEC-37', 'sign-in', SIGN_IN, OFFLINE, offline],
	['SETPERF-18 SHELL-32', 'media', VIDEO, OFFLINE, offline],
	['ROLE-21', 'comments', COMMENTS, ON, forced('comments')],
	['ROLE-21', 'likes', LIKES, ON, forced('likes')],
	['ROLE-21', 'media', VIDEO, ON, forced('videopress')],
	['ROLE-21', 'brute-force', 'Block password guessing', ON, forced('protect')],
	[
		'ROLE-21',
		'subscriptions',
		SUBSCRIBE,
		/disabled by a site/,
		forced('subscriptions', 'inactive'),
	],
])(
	'%s on the card %s, "%s" is locked, with the reason: %s',
	async (_ids, card, name, reason, options) => {
		const { user, world } = open(card, options);
		const before = { ...world.settings };
		expect(isLocked(toggle(name))).toBe(true);
		expect(toggle(name)).toHaveAccessibleDescription(reason);
		const isOn = toggle(name).getAttribute('aria-checked');
		await user.click(toggle(name));
		expect(toggle(name)).toHaveAttribute('aria-checked', isOn);
		expect(world.settings).toEqual(before);
		expect(screen.queryByRole('link', { name: /^Connect/ })).not.toBeInTheDocument();
		// What site code forces on can still be configured.
		screen.queryAllByRole('textbox').forEach((field) => expect(field).toBeEnabled());
	},
);

const UNLINKED = 'unlinked-admin';
const ACCOUNT = /^Posts are shared through your own account/;
const TOOLBAR = /^Connect to enable the WordPress\.com toolbar\./;

it.each<[ids: string, card: SettingsCardId, prompt: RegExp, feature: string, scenario?: string]>([
	['SETSEC-27', 'monitor', /^Connect to set up your status alerts\./, 'monitor'],
	['SETSEC-34 SHELL-33', 'brute-force', /^Connect to set up brute force attack/, 'protect'],
	['SETSEC-36', 'sign-in', /^Connect to enable WordPress\.com Secure Sign-On\./, 'sso'],
	['SETPERF-17 ROLE-09', 'media', /videos/, 'videopress'],
	['ROLE-10 SETPERF-15', 'search', /^Your plan doesn't include Search\./, 'search'],
	['ROLE-10', 'ads', /^Your plan doesn't include ads\./, 'wordads'],
	['ROLE-19', 'subscriptions', /^Connect to let visitors subscribe/, 'subscriptions'],
	['SETSHARE-05', 'publicize', ACCOUNT, 'publicize'],
	['SETSHARE-05 ROLE-18', 'publicize', ACCOUNT, 'publicize', UNLINKED],
	['ROLE-24 WRITING-29', 'post-by-email', /./, 'post-by-email'],
	['ROLE-24 WRITING-29', 'post-by-email', /./, 'post-by-email', UNLINKED],
	['ROLE-24 WRITING-30 WRITING-31', 'toolbar', TOOLBAR, 'masterbar'],
	['ROLE-24 WRITING-30 WRITING-31', 'toolbar', TOOLBAR, 'masterbar', UNLINKED],
])(
	'%s the card %s asks to connect: %s',
	async (_ids, card, prompt, feature, scenario = 'site-only') => {
		const { user, events, unmount } = open(card, { scenario });
		const region = within(screen.getAllByRole('region')[0]!);
		await region.findByRole('link', { name: /^Connect/ });
		expect(region.getAllByText(prompt).at(-1)).toBeVisible();
		const switches = region.getAllByRole('switch');
		expect(switches.filter((one) => !isLocked(one))).toEqual([]);
		expect(switches[0]).toHaveAccessibleDescription(
			/Connect your user account first\.|Your plan doesn't include/,
		);
		expect(hrefOf(/^Connect/, region)).toBe('#/connect-user');
		await user.click(region.getByRole('link', { name: /^Connect/ }));
		expect(events).toContainEqual(clickOn('connect-banner', { feature }));
		unmount();
		open(card, { scenario: 'free' });
		expect(screen.queryByRole('link', { name: /^Connect/ })).not.toBeInTheDocument();
	},
);

it.each<[ids: string, card: SettingsCardId, feature: string, scenario?: string]>([
	['SETPERF-15 ROLE-10', 'search', 'search'],
	['SETPERF-18', 'media', 'videopress'],
	['ROLE-10', 'ads', 'wordads'],
	['TRAFFIC-40', 'google-analytics', 'google-analytics'],
	['SETSEC-20', 'backups', 'backups'],
	['SETSEC-43', 'firewall', 'waf', 'firewall-old-rules'],
	['SETSEC-45', 'anti-spam', 'anti-spam'],
	['SETSEC-45', 'anti-spam', 'anti-spam', 'anti-spam-no-key'],
])(
	'%s the card %s leads to the plans, and records a click',
	async (_ids, card, feature, scenario = 'free') => {
		const { user, events } = open(card, { scenario });
		const upgrade = await screen.findByRole('link', { name: /^Upgrade/ });
		expect(upgrade).toHaveAttribute('href', '#/plans');
		await user.click(upgrade);
		expect(events).toContainEqual(clickOn('upgrade-banner', { feature }));
	},
);
