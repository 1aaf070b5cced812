import { fireEvent, screen, waitFor } from '#tests/support/render';
import { server } from '#tests/support/server';
import { DIALOGS } from '@/app/routes/screens';
import { selectNotices } from '@/state/notices';
import { findTitle, renderApp } from './support/render-app';

/** A call that only a control sends, on a screen that can read everything else. */
interface Write {
	/** Paths below `jetpack/v4/` that the release lacks, or lacks for writing. */
	missing: readonly string[];
	/** The control's effect if nothing is missing: the call, or the pop-up. */
	sends: string;
	scenario: string;
	route: string;
	/** The heading of the screen, which a dialog hides. */
	title?: string | RegExp;
	/** The name of the card with the control; by default the whole page. */
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

const GLANCE = { scenario: 'free', route: '/dashboard', title: 'At a Glance' };

const WRITES: Record<string, Write> = {
	'the route that reconnects': {
		scenario: 'free',
		route: '/reconnect',
		place: 'dialog',
		missing: ['connection/reconnect'],
		sends: 'POST connection/reconnect',
		says: /^At a Glance$/,
	},
	'the notice of a broken connection': {
		...PRIVACY,
		scenario: 'connection-error',
		missing: ['connection/reconnect'],
		sends: 'POST connection/reconnect',
		says: /^Contact support/,
	},
	'the row of a broken connection': {
		...GLANCE,
		scenario: 'connection-error',
		place: 'Site status',
		missing: ['connection/reconnect'],
		sends: 'POST connection/reconnect',
		says: /^Contact support/,
	},
	"the card of one's own account": {
		...GLANCE,
		scenario: 'linked-admin',
		place: 'Account connection',
		missing: ['connection/user'],
		sends: 'POST connection/user',
		says: /^admin2@example\.com$/,
	},
	"the card of the site's connection": {
		...GLANCE,
		place: 'Site connection',
		missing: ['POST connection'],
		sends: 'POST connection',
		says: /^Your site is connected to/,
	},
	'the card of the apps': {
		...GLANCE,
		place: 'Jetpack in your pocket',
		presses: /^(Email me|Send link)/,
		missing: ['mobile/send-login-email'],
		sends: 'POST mobile/send-login-email',
		says: /^Scan to get the app$/,
	},
	'the card of a missing plugin': {
		...GLANCE,
		place: 'Anti-spam',
		missing: ['POST plugins'],
		sends: 'POST plugins',
		says: LACKS,
	},
	'the card of a plugin that can be installed': {
		...GLANCE,
		place: 'Jetpack CRM',
		missing: ['POST plugins'],
		sends: 'POST plugins',
		says: LACKS,
	},
	'the choice about usage tracking': {
		...PRIVACY,
		scenario: 'free',
		place: 'Privacy settings',
		missing: ['POST tracking/settings'],
		sends: 'POST tracking/settings',
		says: LACKS,
	},
	'the step of a plugin': {
		...GLANCE,
		route: '/recommendations/woocommerce',
		title: /WooCommerce/,
		presses: /^Install WooCommerce$/,
		missing: ['POST plugins'],
		sends: 'POST plugins',
		says: LACKS,
	},
	'moving the connection': {
		...CRISIS,
		missing: ['identity-crisis/migrate'],
		sends: 'POST identity-crisis/migrate',
		presses: /^Migrate$/,
	},
	'starting fresh': {
		...CRISIS,
		missing: ['identity-crisis/start-fresh'],
		sends: 'POST identity-crisis/start-fresh',
		presses: /^Start fresh$/,
	},
	'staying in safe mode': {
		...CRISIS,
		missing: ['identity-crisis/confirm-safe-mode'],
		sends: 'POST identity-crisis/confirm-safe-mode',
		presses: /^Confirm safe mode$/,
	},
	'the anti-spam key': {
		scenario: 'anti-spam-no-key',
		route: '/security',
		title: 'Security',
		place: 'Anti-spam',
		presses: /^Save/,
		missing: ['POST module/akismet/key/check'],
		sends: 'POST module/akismet/key/check',
		says: LACKS,
	},
	"Google's verification": {
		scenario: 'free',
		route: '/traffic',
		title: 'Traffic',
		place: 'Site verification',
		presses: /^Verify with Google$/,
		missing: ['POST verify-site/google'],
		sends: POP_UP,
		says: /^Google$/,
	},
	'the key of a license on My Plan': {
		scenario: 'license-screen',
		route: '/my-plan',
		title: 'My Plan',
		place: 'Jetpack License',
		missing: ['licensing/set-license'],
		sends: 'POST licensing/set-license',
		says: NO_LICENSES,
	},
	'the screen that activates a license': {
		scenario: 'free',
		route: '/license/activation',
		title: /license|My Plan/i,
		missing: ['licensing/attach-licenses'],
		sends: 'POST licensing/attach-licenses',
		says: NO_LICENSES,
	},
	'the reset of the settings': {
		scenario: 'development',
		...PRIVACY,
		place: 'About Jetpack',
		missing: ['options/options'],
		sends: 'POST options/options',
		says: /^Tools$/,
	},
	'the test of a sandboxed connection': {
		scenario: 'sandboxed',
		...PRIVACY,
		missing: ['connection/test'],
		sends: 'GET connection/test',
		says: /^API Sandboxed$/,
	},
};

/** Cards by their label or their heading. */
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
	return place ? listCards(place) : [...document.querySelectorAll('#jp-plugin-container')];
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
	const { user, store, browser } = renderApp({
		scenario: write.scenario,
		route: write.route,
		sendsMissing: true,
		pageData: { useMyJetpackLicensingUI: false, missingRoutes: missing },
	});
	browser.openPopUp.mockImplementation(() => {
		did.push(POP_UP);
		return null;
	});
	if (write.title) {
		await findTitle(write.title);
	}
	return {
		user,
		did,
		failures: () => selectNotices(store.getState()).filter(({ status }) => status === 'is-error'),
	};
}

// Everything is drawn at once, so that no dialog can open after a test.
beforeAll(() => DIALOGS.load());
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
		const { user, did, failures } = await open(write, write.missing);
		expect((await screen.findAllByText(write.says)).length).toBeGreaterThan(0);
		const offered = listControls(write.place).map(nameOf);
		expect(offered.filter((name) => write.presses?.test(name))).toEqual([]);
		await pressAll(user, { place: write.place }, new Set());
		expect(did).not.toContain(write.sends);
		expect(failures()).toEqual([]);
		expect(screen.queryAllByRole('button', { name: /^Try again/ })).toEqual([]);
	});
});
