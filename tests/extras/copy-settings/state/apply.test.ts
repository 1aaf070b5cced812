import { http, HttpResponse } from 'msw';
import type { SettingsMap } from '@/domain/settings/effects';
import { toPresetValues } from '@/extras/copy-settings/domain/write';
import { PRESETS } from '@/domain/settings/presets';
import {
	applyChanges,
	continueChanges,
	retryRefusals,
	reverseChanges,
} from '@/extras/copy-settings/state/apply';
import {
	forgetJournal,
	readJournal,
	selectSettingsFile,
	SETTINGS_FILE_KEY,
} from '@/extras/copy-settings/state/journal';
import { countSteps } from '@/extras/copy-settings/domain/journal';
import { selectNotices } from '@/state/notices';
import { IS_LONG } from '#tests/support/long';
import { REST, type TestStore } from '#tests/support/store';
import { server } from '#tests/support/server';
import {
	applyTo,
	buildRandomFile,
	factsOf,
	openSite,
	planOn,
	random,
	SEED,
	toTargets,
	valuesOf,
	visitAgain,
} from './file-world';

const journalOf = ({ store }: TestStore) => selectSettingsFile(store.getState()).journal;
const countsOf = (world: TestStore) => countSteps(journalOf(world)?.steps ?? []);

/** Answers saves before the site does: with a response, or undefined to let the site answer. */
function interceptSaves(answer: (sent: SettingsMap, count: number) => Response | undefined) {
	const sent: SettingsMap[] = [];
	server.use(
		http.post(`${REST}/settings`, async ({ request }) => {
			const body = (await request.clone().json()) as SettingsMap;
			sent.push(body);
			return answer(body, sent.length);
		}),
	);
	return sent;
}

const refuse = (message: string) =>
	HttpResponse.json({ code: 'some_updated', message, data: { status: 400 } }, { status: 400 });

/** A site and a random file with about 50 changes that can all be applied. */
async function openWithFile(name: string, share?: number) {
	const world = await openSite({ scenario: 'jetpack-16' });
	const file = buildRandomFile(factsOf(world), random(name), share);
	const targets = toTargets(planOn(world, file));
	return { world, before: valuesOf(world), file, targets };
}

it('sends each change separately, modules to turn on first and modules to turn off last', async () => {
	const world = await openSite({ world: { modules: { active: ['likes', 'stats'] } } });
	const sent = interceptSaves(() => undefined);
	await world.store.dispatch(
		applyChanges('Bakery', [
			{ key: 'likes', to: false },
			{ key: 'admin_bar', to: false },
			{ key: 'sitemaps', to: true },
		]),
	);
	expect(sent).toEqual([{ sitemaps: true }, { admin_bar: false }, { likes: false }]);
	expect(valuesOf(world)).toMatchObject({ likes: false, admin_bar: false, sitemaps: true });
	expect(countsOf(world)).toEqual({ all: 3, waiting: 0, done: 3, refused: 0 });
});

it('restores an option that the site sets when it turns on its module', async () => {
	const world = await openSite({ world: { modules: { active: [] }, settings: {} } });
	const before = valuesOf(world);
	expect(before.wpcom_publish_posts_with_markdown).toBe(false);
	await world.store.dispatch(applyChanges('Bakery', [{ key: 'markdown', to: true }]));
	expect(valuesOf(world)).toEqual({ ...before, markdown: true });
	await world.store.dispatch(reverseChanges());
	expect(valuesOf(world)).toEqual(before);
});

it(`keeps the reason of each refusal, and applies the rest (seed ${SEED})`, async () => {
	const { world, before, targets } = await openWithFile('refusals', 1);
	expect(targets.length).toBeGreaterThan(45);
	const { chance } = random('which are refused');
	const refused = new Map(
		targets
			// The site turns this option on with its module, no matter how it answers a save of the option.
			.filter(({ key }) => chance(0.3) && key !== 'wpcom_publish_posts_with_markdown')
			.map(({ key }) => [key, 'Not today.']),
	);
	interceptSaves((sent) => {
		const [key = ''] = Object.keys(sent);
		const reason = refused.get(key);
		return reason === undefined ? undefined : refuse(`${key}: ${reason}`);
	});
	const { data } = await world.store.dispatch(applyChanges('Bakery', targets));
	const found = data?.steps.filter(({ state }) => state === 'refused') ?? [];
	expect(new Map(found.map(({ key, reason }) => [key, reason]))).toEqual(refused);
	const kept = targets.filter(({ key }) => !refused.has(key));
	expect({ seed: SEED, values: valuesOf(world) }).toEqual({
		seed: SEED,
		values: applyTo(before, kept),
	});
	expect(countsOf(world)).toMatchObject({ done: kept.length, refused: refused.size, waiting: 0 });
});

it('sends only the refused changes again', async () => {
	const world = await openSite();
	const sent = interceptSaves((body, count) =>
		'latex' in body && count < 3 ? refuse('latex: Not today.') : undefined,
	);
	const changes = [
		{ key: 'sitemaps', to: true },
		{ key: 'latex', to: true },
	];
	await world.store.dispatch(applyChanges('Bakery', changes));
	expect(countsOf(world)).toMatchObject({ done: 1, refused: 1 });
	const before = sent.length;
	await world.store.dispatch(retryRefusals());
	expect(sent.slice(before)).toEqual([{ latex: true }]);
	expect(countsOf(world)).toMatchObject({ done: 2, refused: 0, waiting: 0 });
});

it('reports a value that the site accepts and does not keep', async () => {
	const world = await openSite();
	interceptSaves(() => HttpResponse.json({ code: 'success', message: 'Saved.' }));
	const { data } = await world.store.dispatch(
		applyChanges('Bakery', [{ key: 'sitemaps', to: true }]),
	);
	expect(data?.steps).toMatchObject([
		{ key: 'sitemaps', state: 'refused', reason: "The site didn't keep this value." },
	]);
});

it('counts a change as done that was saved although the answer was an error', async () => {
	const world = await openSite();
	let answered = false;
	interceptSaves(({ sitemaps }) => {
		if (sitemaps === undefined || answered) {
			return undefined;
		}
		answered = true;
		world.world.modules = { ...world.world.modules, active: ['sitemaps'] };
		return HttpResponse.html('<h1>Fatal error</h1>', { status: 500 });
	});
	await world.store.dispatch(applyChanges('Bakery', [{ key: 'sitemaps', to: true }]));
	expect(countsOf(world)).toMatchObject({ done: 1, refused: 0 });
});

it('does nothing while another apply runs', async () => {
	const world = await openSite();
	const first = world.store.dispatch(applyChanges('A', [{ key: 'sitemaps', to: true }]));
	await expect(
		world.store.dispatch(applyChanges('B', [{ key: 'latex', to: true }])),
	).resolves.toMatchObject({ error: { code: 'busy' } });
	await first;
	expect(valuesOf(world)).toMatchObject({ sitemaps: true, latex: false });
});

describe('after a cut', () => {
	/** Applies a file, cuts the connection after a number of saves, and opens the site again. */
	async function cutAfter(count: number) {
		const opened = await openWithFile('cuts', 0.3);
		const { world, targets } = opened;
		const { modules } = factsOf(world);
		interceptSaves((sent, saves) => {
			if (saves <= count) {
				return undefined;
			}
			const [[key = '', value] = []] = Object.entries(sent);
			// The site may have saved the change whose answer is lost.
			if (saves === count + 1 && count % 2 === 0 && !Object.hasOwn(modules, key)) {
				world.world.settings = { ...world.world.settings, [key]: value };
			}
			return HttpResponse.error();
		});
		const { error } = await world.store.dispatch(applyChanges('Bakery', targets));
		server.resetHandlers(...server.listHandlers().slice(1));
		return { ...opened, error };
	}

	it.each(IS_LONG ? [...Array(30).keys()] : [0, 1, 4, 9])(
		`continues and goes back after %i saves (seed ${SEED})`,
		async (count) => {
			const { world, before, targets, error } = await cutAfter(count);
			if (count > targets.length) {
				return;
			}
			expect(error).toMatchObject({ kind: 'network' });
			const back = await visitAgain(world);
			back.store.dispatch(readJournal());
			expect(countsOf(back).waiting).toBeGreaterThan(0);
			expect(countsOf(back).done).toBeLessThanOrEqual(count + 1);
			await back.store.dispatch(continueChanges());
			expect({ seed: SEED, values: valuesOf(back) }).toEqual({
				seed: SEED,
				values: applyTo(before, targets),
			});
			const later = await visitAgain(world);
			later.store.dispatch(readJournal());
			await later.store.dispatch(reverseChanges());
			expect(valuesOf(later)).toEqual(before);
		},
	);

	it('undoes the saved changes at once', async () => {
		const { world, before } = await cutAfter(5);
		const back = await visitAgain(world);
		back.store.dispatch(readJournal());
		expect(valuesOf(back)).not.toEqual(before);
		await back.store.dispatch(reverseChanges());
		expect(valuesOf(back)).toEqual(before);
		expect(journalOf(back)).toMatchObject({ direction: 'undo', label: 'Bakery' });
	});

	it('remembers nothing of another site or person, and forgets when asked', async () => {
		const { world } = await cutAfter(2);
		const stored = JSON.parse(world.browser.recall(SETTINGS_FILE_KEY) ?? '{}') as object;
		expect(Object.keys(stored)).toEqual(['site.test 1']);
		world.store.dispatch(forgetJournal());
		const back = await visitAgain(world);
		back.store.dispatch(readJournal());
		expect(journalOf(back)).toBeNull();
	});
});

it.each([
	['ignores', 'damaged JSON', '{'],
	['ignores', 'a list', '[]'],
	['ignores', 'a wrong type', step({ to: 'yes' })],
	['reads', 'a step', step({})],
])('%s a stored apply with %s', async (verb, _name, stored) => {
	const world = await openSite({ remembered: { [SETTINGS_FILE_KEY]: stored } });
	world.store.dispatch(readJournal());
	expect(journalOf(world)?.steps.length).toBe(verb === 'reads' ? 1 : undefined);
});

function step(part: object): string {
	const whole = { key: 'sitemaps', from: false, to: true, state: 'waiting', reason: '', ...part };
	return JSON.stringify({
		'site.test 1': { label: 'x', startedAt: 1, direction: 'apply', steps: [whole] },
	});
}

it.each(PRESETS.map((preset) => [preset.id, preset] as const))(
	'applies the preset %s, after which the site has it already',
	async (_id, preset) => {
		const world = await openSite({ scenario: 'complete' });
		const values = toPresetValues(preset);
		const plan = planOn(world, values);
		expect(plan.changes.length).toBeGreaterThan(1);
		await world.store.dispatch(applyChanges(preset.getName(), toTargets(plan)));
		expect(planOn(world, values).changes).toEqual([]);
	},
);

it('changes nothing while another tab of the browser applies a file', async () => {
	const world = await openSite();
	const sent = interceptSaves(() => undefined);
	let isHeld = true;
	const request = jest.fn((_name: string, _options: object, task: (lock: unknown) => unknown) =>
		Promise.resolve(task(isHeld ? null : {})),
	);
	Object.assign(world.browser, { locks: () => ({ request }) });
	const apply = () => world.store.dispatch(applyChanges('A', [{ key: 'sitemaps', to: true }]));
	await expect(apply()).resolves.toMatchObject({ error: { code: 'busy' } });
	expect({ sent, journal: journalOf(world) }).toEqual({ sent: [], journal: null });
	expect(selectNotices(world.store.getState()).map(({ text }) => text)).toEqual([
		'Another tab is changing the settings of this site. Wait until it has finished, then try again.',
	]);
	isHeld = false;
	await apply();
	expect(valuesOf(world)).toMatchObject({ sitemaps: true });
});

it('continues from the state in which another tab of the browser left it', async () => {
	const world = await openSite();
	interceptSaves(() => HttpResponse.error());
	await world.store.dispatch(applyChanges('A', [{ key: 'sitemaps', to: true }]));
	const other = await visitAgain(world);
	other.store.dispatch(readJournal());
	other.store.dispatch(forgetJournal());
	server.resetHandlers();
	await world.store.dispatch(continueChanges());
	expect(journalOf(world)).toBeNull();
	expect(valuesOf(world)).toMatchObject({ sitemaps: false });
});
