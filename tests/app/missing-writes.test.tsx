import type { DashboardCardId } from '@/domain/dashboard';
import { Dialogs as LateDialogs } from '@/app/shell/shell-dialogs';
import Dialogs from '@/screens/dialogs';
import { DashboardCard } from '@/screens/dashboard/cards';
import { selectNotices } from '@/state/notices';
import { preloadDialogs } from '@/ui/modal';
import { fireEvent, renderScreen, screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { findTitle, renderApp } from './support/render-app';

/** A call that only a control sends, on a screen that can read everything else. */
interface Write {
	/** The control's effect if nothing is missing: the call, or the pop-up. */
	sends: string;
	/** What the release lacks, if it isn't just the call for writing. */
	missing?: string;
	/** A site other than the usual one. */
	scenario?: string;
	/** The card of At a Glance with the control. */
	card?: Exclude<DashboardCardId, 'stats'>;
	/** The screen with the control, and its heading, which a dialog hides. */
	route?: string;
	title?: string | RegExp;
	/** The name of the card on that screen; by default the whole page. */
	place?: string;
	/** The text that replaces the control. */
	says: RegExp;
	/** The only controls to press if nothing is missing, because others would remove them. */
	presses?: RegExp;
}

const POP_UP = 'the pop-up';

const LACKS = /isn't available on this site|doesn't offer this\.$/;
const NO_LICENSES = /^Jetpack on this site can't activate licenses\.$/;

const PRIVACY = { route: '/privacy', title: 'Privacy' };
const CRISIS = { ...PRIVACY, scenario: 'identity-crisis', says: LACKS };
const RECONNECT = { sends: 'POST connection/reconnect', missing: 'connection/reconnect' };
const BROKEN = { ...RECONNECT, scenario: 'connection-error', says: /^Contact support/ };
const INSTALL = { sends: 'POST plugins', says: LACKS };

const WRITES: Record<string, Write> = {
	'the route that reconnects': {
		...RECONNECT,
		route: '/reconnect',
		place: 'dialog',
		says: /^At a Glance$/,
	},
	'the notice of a broken connection': { ...BROKEN, ...PRIVACY },
	"the card of one's own account": {
		sends: 'POST connection/user',
		scenario: 'linked-admin',
		card: 'account',
		says: /^admin2@example\.com$/,
	},
	"the card of the site's connection": {
		sends: 'POST connection',
		card: 'site-connection',
		says: /^Your site is connected to/,
	},
	'the card of the apps': {
		sends: 'POST mobile/send-login-email',
		missing: 'mobile/send-login-email',
		card: 'apps',
		presses: /^(Email me|Send link)/,
		says: /^Scan to get the app$/,
	},
	'the card of a missing plugin': { ...INSTALL, card: 'anti-spam' },
	'the card of a plugin that can be installed': { ...INSTALL, card: 'crm' },
	'the choice about usage tracking': {
		...PRIVACY,
		sends: 'POST tracking/settings',
		place: 'Privacy settings',
		says: LACKS,
	},
	'the step of a plugin': {
		...INSTALL,
		route: '/recommendations/woocommerce',
		title: /WooCommerce/,
		presses: /^Install WooCommerce$/,
	},
	'moving the connection': {
		...CRISIS,
		sends: 'POST identity-crisis/migrate',
		presses: /^Migrate$/,
	},
	'starting fresh': {
		...CRISIS,
		sends: 'POST identity-crisis/start-fresh',
		presses: /^Start fresh$/,
	},
	'staying in safe mode': {
		...CRISIS,
		sends: 'POST identity-crisis/confirm-safe-mode',
		presses: /^Confirm safe mode$/,
	},
	'the anti-spam key': {
		sends: 'POST module/akismet/key/check',
		scenario: 'anti-spam-no-key',
		route: '/security',
		title: 'Security',
		place: 'Anti-spam',
		presses: /^Save/,
		says: LACKS,
	},
	"Google's verification": {
		sends: POP_UP,
		missing: 'POST verify-site/google',
		route: '/traffic',
		title: 'Traffic',
		place: 'Site verification',
		presses: /^Verify with Google$/,
		says: /^Google$/,
	},
	'the key of a license on My Plan': {
		sends: 'POST licensing/set-license',
		scenario: 'license-screen',
		route: '/my-plan',
		title: 'My Plan',
		place: 'Jetpack License',
		says: NO_LICENSES,
	},
	'the screen that activates a license': {
		sends: 'POST licensing/attach-licenses',
		route: '/license/activation',
		title: /license|My Plan/i,
		says: NO_LICENSES,
	},
	'the reset of the settings': {
		...PRIVACY,
		sends: 'POST options/options',
		scenario: 'development',
		place: 'About Jetpack',
		says: /^Tools$/,
	},
	'the test of a sandboxed connection': {
		...PRIVACY,
		sends: 'GET connection/test',
		missing: 'connection/test',
		scenario: 'sandboxed',
		says: /^API Sandboxed$/,
	},
};

const listCards = (name: string): Element[] =>
	[...document.querySelectorAll('[aria-label], [data-card-title], h2')]
		.filter((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
		.flatMap((one) => one.closest('[data-card], section, nav') ?? []);

/** The parts of the page that may have the control. An open dialog is the only one, because it is modal. */
function findParts(place: string | undefined): Element[] {
	const dialogs = [...document.querySelectorAll('[role="dialog"]')];
	if (dialogs.length > 0 || place === 'dialog') {
		return dialogs;
	}
	return place ? listCards(place) : [document.body];
}

/** A key of any service. */
const KEY = 'b2c3d4e5f6a1';

/** Buttons that close a dialog, or open an explanation, which hides the card. */
const PASSED_OVER = /^(Cancel|Stay connected|Close|About .*)$/;

const nameOf = (control: Element) =>
	control.getAttribute('aria-label') ??
	[control, ...((control as HTMLInputElement).labels ?? [])].map((one) => one.textContent).join('');

const isUsable = (control: Element) =>
	!control.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]');

const list = <E extends Element>(parts: Element[], selector: string): E[] =>
	parts.flatMap((part) => [...part.querySelectorAll<E>(selector)]).filter(isUsable);

const listControls = (place: string | undefined) =>
	list<HTMLElement>(findParts(place), 'button, [role="switch"]');

type User = ReturnType<typeof renderApp>['user'];

/** Fills in each empty field, and presses each button and switch that it has not pressed yet, including those in dialogs that they open. */
async function pressAll(user: User, { place, presses }: Partial<Write>, pressed: Set<string>) {
	const isWanted = (control: Element) =>
		!PASSED_OVER.test(nameOf(control)) &&
		!pressed.has(nameOf(control)) &&
		(presses?.test(nameOf(control)) ?? true);
	for (;;) {
		for (const field of list<HTMLInputElement>(findParts(place), 'input[type="text"]')) {
			if (field.value === '' && !field.readOnly && !field.closest('[role="search"]')) {
				fireEvent.change(field, { target: { value: KEY } });
			}
		}
		const button = listControls(place).find(isWanted);
		if (!button) {
			return;
		}
		pressed.add(nameOf(button));
		await user.click(button);
	}
}

/** @param missing Paths that the site lacks. The client doesn't refuse those that only a control sends. */
async function open(write: Write, missing: readonly string[]) {
	const did: string[] = [];
	server.events.on('request:start', ({ request: { method, url } }) => {
		did.push(`${method} ${new URL(url).pathname.replace(/^.*\/jetpack\/v4\//, '')}`);
	});
	const { scenario, route, title, card } = write;
	const options = {
		scenario,
		sendsMissing: true,
		pageData: { useMyJetpackLicensingUI: false, missingRoutes: missing },
	};
	const { user, store, browser } = card
		? renderScreen(
				<>
					<DashboardCard id={card} />
					<Dialogs />
				</>,
				options,
			)
		: renderApp({ ...options, route });
	browser.openPopUp.mockImplementation(() => {
		did.push(POP_UP);
		return null;
	});
	await (title && findTitle(title));
	return {
		user,
		did,
		failures: () => selectNotices(store.getState()).filter(({ status }) => status === 'is-error'),
	};
}

// Everything is drawn at once, so that no dialog can open after a test.
beforeAll(() => Promise.all([LateDialogs.load(), preloadDialogs()]));
afterEach(() => server.events.removeAllListeners());

describe.each(Object.entries(WRITES))('%s', (_name, write) => {
	it('sends its call if Jetpack has it', async () => {
		const { user, did } = await open(write, []);
		const pressed = new Set<string>();
		await waitFor(
			async () => {
				await pressAll(user, write, pressed);
				expect(did).toContain(write.sends);
			},
			// Pressing all controls of a screen takes seconds on a busy machine.
			{ timeout: 30_000 },
		);
	});

	it('offers no control that would send the call if Jetpack lacks it', async () => {
		const { user, did, failures } = await open(write, [write.missing ?? write.sends]);
		expect((await screen.findAllByText(write.says)).length).toBeGreaterThan(0);
		const offered = listControls(write.place).map(nameOf);
		expect(offered.filter((name) => write.presses?.test(name))).toEqual([]);
		await pressAll(user, { place: write.place }, new Set());
		expect(did).not.toContain(write.sends);
		expect(failures()).toEqual([]);
		expect(screen.queryAllByRole('button', { name: /^Try again/ })).toEqual([]);
	});
});
