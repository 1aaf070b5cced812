import type { BackupState } from '@/domain/rewind/status';
import type { ModuleRecord } from '@/domain/modules/types';
import { idle, toFailed, toReady } from '@/lib/remote';
import {
	FIRST_STEP,
	resolveLosses,
	resolveStep,
	type DisconnectEvent,
	type DisconnectStep,
	type LossFacts,
} from '@/domain/connection/disconnect';
import type { ScanState } from '@/domain/scan';

const walk = (...events: DisconnectEvent[]) =>
	events.reduce<DisconnectStep>(resolveStep, FIRST_STEP);

it('DISCON-02 proceeds from confirmation to success, survey and thanks', () => {
	expect(FIRST_STEP.kind).toBe('confirm');
	expect(walk({ type: 'confirmed' })).toMatchObject({ kind: 'confirm', isBusy: true });
	const done: DisconnectEvent[] = [{ type: 'confirmed' }, { type: 'disconnected' }];
	expect(walk(...done).kind).toBe('success');
	expect(walk(...done, { type: 'survey-wanted' }).kind).toBe('survey');
	done.push({ type: 'survey-wanted' }, { type: 'survey-answered' });
	expect(walk(...done).kind).toBe('thank-you');
});

it('DISCON-10 a refusal stays at the confirmation until the next attempt', () => {
	const refused = walk({ type: 'confirmed' }, { type: 'refused', problem: 'No.' });
	expect(refused).toEqual({ kind: 'confirm', isBusy: false, problem: 'No.' });
	const again = { kind: 'confirm', isBusy: true, problem: '' };
	expect(resolveStep(refused, { type: 'confirmed' })).toEqual(again);
});

it.each<DisconnectEvent>([{ type: 'survey-wanted' }, { type: 'survey-answered' }])(
	'ignores before the end: $type',
	(event) => expect(resolveStep(FIRST_STEP, event)).toEqual(FIRST_STEP),
);

it.each<DisconnectEvent>([
	{ type: 'confirmed' },
	{ type: 'refused', problem: 'No.' },
	{ type: 'disconnected' },
])('does not go back after success: $type', (event) =>
	expect(resolveStep({ kind: 'survey' }, event)).toEqual({ kind: 'survey' }),
);

describe('DISCON-04 the losses of a site', () => {
	// Only the fields that the rule reads.
	const module = (slug: string, facts: Partial<ModuleRecord>) =>
		({ isAvailable: true, activated: true, ...facts, name: slug, module: slug }) as ModuleRecord;
	const modules = {
		stats: module('stats', { requiresConnection: true }),
		monitor: module('monitor', { requiresUserConnection: true }),
		search: module('search', { activated: false, requiresConnection: true }),
		sitemaps: module('sitemaps', { requiresConnection: false }),
		videopress: module('videopress', { isAvailable: false, requiresConnection: true }),
		'woocommerce-analytics': module('woocommerce-analytics', { requiresConnection: true }),
	};
	const ready = (state: BackupState) => toReady({ state, isNew: false });
	const scanned = (state: ScanState, credentials: unknown[] | null = null) =>
		toReady({ state, threats: [], credentials, scannedAt: null });
	const failed = toFailed<never, Error>(idle, new Error());
	const benefit = (name: string, value = 0) => ({ name, title: name, description: '', value });
	const FACTS: LossFacts = {
		modules,
		switches: {},
		isStore: false,
		showBackups: true,
		rewind: ready('unavailable'),
		scan: scanned('unavailable'),
		benefits: toReady([]),
	};
	const lossesOf = (facts: Partial<LossFacts>) => resolveLosses({ ...FACTS, ...facts });
	const namesOf = (...names: string[]) => {
		const benefits = toReady(names.map((name) => benefit(name)));
		return lossesOf({ benefits }).benefits.map(({ name }) => name);
	};

	it('lists the active features that need the connection by the names of their cards, and no others', () => {
		expect(lossesOf({}).features).toEqual(['Downtime monitoring', 'Site stats']);
		expect(lossesOf({ modules: {} }).features).toBeNull();
		expect(lossesOf({ isStore: true }).features).toContain('woocommerce-analytics');
	});

	it('lists each feature once', () => {
		const losses = lossesOf({
			rewind: ready('active'),
			benefits: toReady([benefit('jetpack-stats', 5), benefit('jetpack-backup')]),
		});
		expect(losses).toMatchObject({ features: ['Downtime monitoring'], backups: 'no' });
		expect(losses.benefits.map(({ title, value }) => [title, value])).toEqual([
			['Site stats', 5],
			['Backup', 0],
		]);
	});

	it('lists a benefit unless its feature is known to be off or missing', () => {
		const all = ['jetpack-stats', 'search', 'video-hosting', 'publicize', 'of-tomorrow'];
		expect(namesOf(...all)).toEqual(['jetpack-stats', 'of-tomorrow']);
		expect(namesOf('jetpack-backup')).toEqual([]);
		const benefits = toReady([benefit('jetpack-backup'), benefit('search')]);
		const namesWith = (facts: Partial<LossFacts>) =>
			lossesOf({ ...facts, benefits }).benefits.map(({ name }) => name);
		expect(namesWith({ rewind: failed, modules: {} })).toEqual(['jetpack-backup', 'search']);
		expect(namesWith({ rewind: ready('unknown') })).toEqual(['jetpack-backup']);
		expect(namesWith({ rewind: ready('active'), showBackups: false })).toEqual([]);
	});

	it('claims nothing about the benefits if they could not be loaded', () => {
		expect(lossesOf({ benefits: failed })).toMatchObject({ benefits: [], isChecking: false });
	});

	it.each<[string, Partial<LossFacts>, string, string]>([
		['both are active', { rewind: ready('active'), scan: scanned('idle') }, 'yes', 'yes'],
		['a scan runs', { rewind: ready('active'), scan: scanned('scanning', [{}]) }, 'yes', 'yes'],
		['no set-up', { rewind: ready('provisioning') }, 'no', 'no'],
		['no keys', { rewind: ready('awaiting-credentials'), scan: scanned('idle', []) }, 'no', 'no'],
		['odd states', { rewind: ready('unknown'), scan: scanned('unknown') }, 'unknown', 'unknown'],
		['both requests failed', { rewind: failed, scan: failed }, 'unknown', 'unknown'],
		['the host hides backups', { showBackups: false, rewind: ready('active') }, 'no', 'no'],
	])('backups and scans: %s', (_case, facts, backups, scan) => {
		expect(lossesOf(facts)).toMatchObject({ backups, scan, isChecking: false });
	});

	it.each<[string, Partial<LossFacts>]>([
		['backups', { rewind: idle }],
		['benefits', { benefits: idle }],
	])('is checking until the request about %s is answered', (_name, facts) => {
		expect(lossesOf(facts).isChecking).toBe(true);
	});
});
