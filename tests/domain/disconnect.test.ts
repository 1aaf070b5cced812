import type { BackupState } from '@/domain/backup/status';
import type { ModuleRecord } from '@/domain/modules/types';
import { idle, toFailed, toReady } from '@/lib/remote';
import {
	FIRST_STEP,
	resolveLosses,
	resolveStep,
	type DisconnectEvent,
	type DisconnectStep,
	type LossFacts,
} from '@/domain/disconnect';
import type { ScanState } from '@/domain/scan/types';

const walk = (...events: DisconnectEvent[]) =>
	events.reduce<DisconnectStep>(resolveStep, FIRST_STEP);

it('DISCON-02 proceeds from confirmation to success, survey and thanks', () => {
	expect(FIRST_STEP.kind).toBe('confirm');
	expect(walk({ type: 'confirmed' })).toMatchObject({ kind: 'confirm', isBusy: true });
	const done: DisconnectEvent[] = [{ type: 'confirmed' }, { type: 'disconnected' }];
	expect(walk(...done).kind).toBe('success');
	expect(walk(...done, { type: 'survey-wanted' }).kind).toBe('survey');
	expect(walk(...done, { type: 'survey-wanted' }, { type: 'survey-answered' }).kind).toBe(
		'thank-you',
	);
});

it('DISCON-10 a refusal stays at the confirmation until the next attempt', () => {
	const refused = walk({ type: 'confirmed' }, { type: 'refused', problem: 'No.' });
	expect(refused).toEqual({ kind: 'confirm', isBusy: false, problem: 'No.' });
	expect(resolveStep(refused, { type: 'confirmed' })).toEqual({
		kind: 'confirm',
		isBusy: true,
		problem: '',
	});
});

it.each<[string, DisconnectEvent]>([
	['a survey before the disconnect', { type: 'survey-wanted' }],
	['an answer before the survey', { type: 'survey-answered' }],
])('ignores %s', (_title, event) => {
	expect(resolveStep(FIRST_STEP, event)).toEqual(FIRST_STEP);
});

it.each<DisconnectEvent>([
	{ type: 'confirmed' },
	{ type: 'refused', problem: 'Too late.' },
	{ type: 'disconnected' },
])('does not go back after success: $type', (event) => {
	expect(resolveStep({ kind: 'survey' }, event)).toEqual({ kind: 'survey' });
});

describe('DISCON-04 the losses of a site', () => {
	// Only the fields that the rule reads.
	const module = (name: string, slug: string, facts: Partial<ModuleRecord>) =>
		({ ...facts, name, module: slug }) as ModuleRecord;
	const modules = {
		stats: module('Site stats', 'stats', { activated: true, requiresConnection: true }),
		monitor: module('Downtime monitoring', 'monitor', {
			activated: true,
			requiresUserConnection: true,
		}),
		search: module('Search', 'search', { activated: false, requiresConnection: true }),
		sitemaps: module('Sitemaps', 'sitemaps', { activated: true, requiresConnection: false }),
	};
	const ready = (state: BackupState) => toReady({ state, isNew: false });
	const scanned = (state: ScanState) =>
		toReady({ state, threats: [], credentials: null, scannedAt: null });
	const FACTS: LossFacts = { modules, showBackups: true, rewind: idle, scan: idle, said: [] };
	const lossesOf = (facts: Partial<LossFacts>) => resolveLosses({ ...FACTS, ...facts });

	it('lists the active features that need the connection, and no others', () => {
		expect(lossesOf({}).features).toEqual(['Downtime monitoring', 'Site stats']);
		expect(lossesOf({ modules: {} }).features).toBeNull();
	});

	it('omits what the dialog lists anyway', () => {
		const losses = lossesOf({
			rewind: ready('active'),
			said: ['jetpack-stats', 'jetpack-backup'],
		});
		expect(losses).toMatchObject({ features: ['Downtime monitoring'], backups: 'no' });
	});

	it.each<[string, Partial<LossFacts>, string, string]>([
		['both are active', { rewind: ready('active'), scan: scanned('idle') }, 'yes', 'yes'],
		['a scan runs', { rewind: ready('active'), scan: scanned('scanning') }, 'yes', 'yes'],
		[
			'neither is set up',
			{ rewind: ready('provisioning'), scan: scanned('unavailable') },
			'no',
			'no',
		],
		['the answers are pending', {}, 'checking', 'checking'],
		[
			'both requests failed',
			{ rewind: toFailed(idle, new Error()), scan: toFailed(idle, new Error()) },
			'unknown',
			'unknown',
		],
		['the host hides backups', { showBackups: false, rewind: ready('active') }, 'no', 'no'],
	])('backups and scans: %s', (_case, facts, backups, scan) => {
		expect(lossesOf(facts)).toMatchObject({ backups, scan });
	});
});
