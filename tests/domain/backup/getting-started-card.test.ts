import { isGettingStartedShown } from '@/domain/backup/getting-started-card';
import type { BackupState } from '@/domain/backup/status';
import { idle, toReady } from '@/lib/remote';

const inState = (state: BackupState, isNew = false) => toReady({ state, isNew });

const NEW = {
	connection: 'connected',
	rewind: inState('active', true),
	dismissal: false,
} as const;

it.each([
	['a new site', {}, true],
	['credentials that are missing', { rewind: inState('awaiting-credentials') }, true],
	['a site that is not new', { rewind: inState('active') }, false],
	['a new site without backups', { rewind: inState('unavailable', true) }, false],
	['a state nobody knows yet', { rewind: idle }, false],
	['a site offline', { connection: 'offline' as const }, false],
	['who dismissed them', { dismissal: true }, false],
	['a server that cannot remember it', { dismissal: undefined }, false],
])('DASH-20 is shown or not to %s', (_case, facts, isShown) => {
	expect(isGettingStartedShown({ ...NEW, ...facts })).toBe(isShown);
});
