import { rewindApi } from '@/api/entities/rewind';
import { scanApi } from '@/api/entities/scan';
import { HALVES } from './halves';

const some = expect.arrayContaining([expect.anything()]);

const REWIND: [string, object][] = [
	['backup-provisioning', { state: 'provisioning', isNew: false }],
	['backup-awaiting', { state: 'awaiting-credentials', isNew: false }],
	['security', { state: 'active', isNew: false }],
	['backup-new', { state: 'active', isNew: true }],
	['vaultpress-clear', { state: 'unavailable', isNew: false }],
	['backup-empty', { state: 'missing', isNew: false }],
];

const SCAN: [string, object][] = [
	['vaultpress-clear', { state: 'vaultpress', threats: [] }],
	['scan-provisioning', { state: 'provisioning', threats: [], credentials: some }],
	['security', { state: 'idle', threats: [], credentials: some }],
	['scan-scanning', { state: 'scanning', threats: [], credentials: some }],
	['threats', { state: 'idle', threats: some, credentials: some }],
	['scan-no-credentials', { state: 'idle', threats: [], credentials: [] }],
];

describe.each(HALVES)('protection states of %s', (_half, start) => {
	it.each(REWIND)('BACKUP-08 have the state of backups in %s', async (scenario, expected) => {
		const api = await start(scenario);
		await expect(api(rewindApi).load()).resolves.toEqual(expected);
	});

	it.each(SCAN)(
		'SCAN-24 have the state, threats and credentials of scans in %s',
		async (scenario, expected) => {
			const api = await start(scenario);
			await expect(api(scanApi).load()).resolves.toMatchObject(expected);
		},
	);
});
