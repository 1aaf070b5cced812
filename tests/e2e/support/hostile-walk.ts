import { HOSTILE_HOST, MARK } from '#tests/support/hostile/payloads';
import { CONTAINER } from './dashboard';
import type { Disguise } from './fixture-site';
import { SITE } from './site';
import { openStage, type Stage } from './stage';
import type { Scene } from '../worlds/hostile-scenes';

declare global {
	interface Window {
		/** Names of the hostile scripts that ran. */
		__ran: string[];
		/** The property names of `Object.prototype` and other prototypes before any script ran. */
		__inherited: string[];
	}
}

/** Milliseconds after which an unresponsive page counts as stuck. */
const PATIENCE = 20_000;

/** Sets the traps before any script of the page or of its frames runs. */
function setTraps() {
	const inherited = () =>
		[Object.prototype, Array.prototype, Function.prototype].flatMap((one) =>
			Reflect.ownKeys(one).map(String),
		);
	window.__ran = [];
	window.__inherited = inherited();
}

/** Lists everything on the page that hostile data must not cause. */
function findHarm({ mark, container, site }: { mark: string; container: string; site: string }) {
	const found: string[] = [];
	const describe = (element: Element) => element.outerHTML.slice(0, 200);
	found.push(...window.__ran.splice(0).map((name) => `ran: ${name}`));
	const inherited = [Object.prototype, Array.prototype, Function.prototype].flatMap((one) =>
		Reflect.ownKeys(one).map(String),
	);
	found.push(
		...inherited
			.filter((name) => !window.__inherited.includes(name))
			.map((name) => `inherited by all: ${name}`),
	);
	const injected = document.querySelectorAll(`[${mark}]`);
	found.push(...[...injected].map((element) => `drawn as markup: ${describe(element)}`));

	const addressAttributes =
		'href|src|srcset|action|formaction|xlink:href|data|poster|background|ping'.split('|');
	for (const element of document.querySelectorAll('body *')) {
		for (const { name, value } of element.attributes) {
			const isHandler = name.startsWith('on') && value.includes('__ran');
			const isScript =
				addressAttributes.includes(name) &&
				// Like a browser, ignores control characters, line breaks and case.
				/^(javascript|vbscript|data:(?!image\/(png|gif|jpe?g|webp|svg\+xml;base64)))/i.test(
					value.replace(/[\u0000-\u0020]/g, ''),
				);
			const isStyle = name === 'style' && /javascript:|url\([^)]*hostile/i.test(value);
			if (isHandler || isScript || isStyle || name === 'srcdoc') {
				found.push(`${name} of ${describe(element)}`);
			}
		}
	}

	const app = document.querySelector<HTMLElement>(container);
	const title = app?.querySelector('[data-screen-title]');
	const isDrawn = app && app.offsetHeight > 60 && app.innerText.trim().length > 20;
	if (!isDrawn || !title) {
		found.push('blank');
	}
	if (app?.innerText.includes('The Jetpack dashboard ran into a problem')) {
		found.push('the whole app failed');
	}
	if (window.location.origin !== site || !window.location.search.includes('page=jetpack')) {
		found.push(`left for ${window.location.href}`);
	}
	return {
		found,
		text: app?.innerText ?? '',
		hasStarted: !app?.innerText.includes("The Jetpack dashboard couldn't start"),
	};
}

export interface View {
	hash: string;
	/** Descriptions of what was wrong. */
	found: string[];
	text: string;
	/** Whether the app accepted the page data; otherwise, it shows an error. */
	hasStarted: boolean;
}

async function orStuck<T>(work: Promise<T>): Promise<T> {
	let timer: NodeJS.Timeout | undefined;
	const stuck = new Promise<never>((_resolve, reject) => {
		timer = setTimeout(() => reject(new Error('The page is stuck.')), PATIENCE);
	});
	return Promise.race([work, stuck]).finally(() => clearTimeout(timer));
}

/** Opens the browser test site with traps for scripts, dialogs and requests to the hostile host. */
export async function openHostileStage() {
	const stage: Stage = await openStage();
	const { page, complaints, site } = stage;
	const harm: string[] = [];
	await page.addInitScript(setTraps);
	page.on('dialog', (dialog) => {
		harm.push(`dialog: ${dialog.message()}`);
		void dialog.dismiss();
	});
	page.on('request', (request) => {
		if (new URL(request.url()).hostname === HOSTILE_HOST) {
			harm.push(`request: ${request.url()}`);
		}
	});
	const known = { mark: MARK, container: CONTAINER, site: SITE };
	let count = 0;

	async function look(hash: string): Promise<View> {
		count++;
		const { found, ...view } = await orStuck(page.evaluate(findHarm, known));
		const errors = complaints.splice(0).map((line) => `error: ${line.slice(0, 300)}`);
		const calls = site.unknown.splice(0).map((call) => `call: ${call.slice(0, 300)}`);
		return { hash, ...view, found: [...found, ...harm.splice(0), ...errors, ...calls] };
	}

	return {
		stage,
		look,
		/** The number of views so far. */
		count: () => count,
		/** Shows one screen after the other with the disguised data. */
		async walk(disguise: Disguise, { hashes, ...world }: Scene): Promise<View[]> {
			const [first = '', ...others] = hashes;
			site.disguise = disguise;
			await orStuck(stage.show({ ...world, hash: first }));
			const views = [await look(first)];
			for (const hash of others) {
				await orStuck(stage.goTo(hash));
				views.push(await look(hash));
			}
			return views;
		},
	};
}

export type HostileStage = Awaited<ReturnType<typeof openHostileStage>>;

/** One line for each fault in views of an app that should have started. */
export const faultsOf = (views: readonly View[]): string[] =>
	views.flatMap(({ hash, found, hasStarted }) =>
		[...found, ...(hasStarted ? [] : ['the app did not start'])].map((fault) => `${hash} ${fault}`),
	);
