import { rewindApi, scanApi } from '@/api';
import { HALVES } from './halves';

const some = expect.arrayContaining([expect.anything()]);

const REWIND: [string, object][] = [
	['backup-provisioning', { state: 'provisioning', reason: '' }],
	['backup-awaiting', { state: 'awaiting_credentials', reason: '' }],
	['security', { state: 'active', reason: '' }],
	['backup-new', { state: 'active', reason: 'site_new' }],
	['vaultpress-clear', { state: 'unavailable', reason: 'missing_plan' }],
	['backup-empty', { state: '', reason: '' }],
];

const SCAN: [string, object][] = [
	['vaultpress-clear', { state: 'unavailable', reason: 'vp_active_on_site', threats: [] }],
	['scan-provisioning', { state: 'provisioning', reason: '', threats: [], credentials: some }],
	['security', { state: 'idle', reason: '', threats: [], credentials: some }],
	['scan-scanning', { state: 'scanning', reason: '', threats: [], credentials: some }],
	['threats', { state: 'idle', threats: some, credentials: some }],
	['scan-no-credentials', { state: 'idle', threats: [], credentials: [] }],
];

describe.each(HALVES)('%s tell how a site is protected', (_half, start) => {
	it.each(REWIND)('BACKUP-08 the state of backups and its reason in %s', async (scenario, told) => {
		const api = await start(scenario);
		await expect(api(rewindApi).load()).resolves.toEqual(told);
	});

	it.each(SCAN)('SCAN-24 state, reason, threats and credentials in %s', async (scenario, told) => {
		const api = await start(scenario);
		await expect(api(scanApi).load()).resolves.toMatchObject(told);
	});
});
