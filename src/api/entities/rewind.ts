import * as v from 'valibot';
import type { BackupState, BackupStatus } from '@/domain/rewind/status';
import type { Client } from '../client';
import * as d from '../decode';

/** The provider's name of each state; `inactive` and `unavailable` both mean that there are no backups. */
const STATES = new Map<string, BackupState>([
	['provisioning', 'provisioning'],
	['awaiting_credentials', 'awaiting-credentials'],
	['active', 'active'],
	['unavailable', 'unavailable'],
	['inactive', 'unavailable'],
]);

/** A state of any other type counts as unknown. */
const toState = (state: unknown): BackupState =>
	state === null || state === '' ? 'missing' : (STATES.get(String(state)) ?? 'unknown');

const rewindSchema = v.pipe(
	d.objectOf({ state: d.readBy(toState), reason: d.textOr() }),
	v.transform(({ state, reason }): BackupStatus => ({
		state,
		isNew: reason === 'site_new',
	})),
);

export const rewindApi = (client: Client) => ({
	load: (): Promise<BackupStatus> =>
		client.getFromProvider(
			'rewind',
			d.decoder(d.dataOf(d.withAnyOf(['state', 'reason'], rewindSchema))),
		),
});
