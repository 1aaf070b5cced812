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
	['active backups that are new', {}, true],
	['backups without credentials', { rewind: inState('awaiting-credentials') }, true],
	['active backups that are not new', { rewind: inState('active') }, false],
	['unavailable backups', { rewind: inState('unavailable', true) }, false],
	['backups whose state is not loaded', { rewind: idle }, false],
	['a site in offline mode', { connection: 'offline' as const }, false],
	['a dismissed card', { dismissal: true }, false],
	['a server that cannot save the dismissal', { dismissal: undefined }, false],
])('DASH-20 decides whether to show the video card for %s', (_case, facts, isShown) => {
	expect(isGettingStartedShown({ ...NEW, ...facts })).toBe(isShown);
});
