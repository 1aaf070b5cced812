import type { BackupStatus } from '@/domain/backup/status';
import type { ModuleMap } from '@/domain/modules/types';
import type { ScanStatus } from '@/domain/scan/types';
import { viewRemote, type Remote } from '@/lib/remote';

/** The place of the disconnection: the dashboard, or the plugins screen before a deactivation. */
export type DisconnectContext = 'dashboard' | 'plugins';

export type DisconnectStep =
	| { kind: 'confirm'; isBusy: boolean; problem: string }
	| { kind: 'success' }
	| { kind: 'survey' }
	| { kind: 'thank-you' };

export type DisconnectEvent =
	| { type: 'confirmed' }
	| { type: 'refused'; problem: string }
	| { type: 'disconnected' }
	| { type: 'survey-wanted' }
	| { type: 'survey-answered' };

export const FIRST_STEP = { kind: 'confirm', isBusy: false, problem: '' } as const;

/** The step after an event; an event that doesn't belong to the current step changes nothing (DISCON-02). */
export function resolveStep(step: DisconnectStep, event: DisconnectEvent): DisconnectStep {
	switch (event.type) {
		case 'confirmed':
			return step.kind === 'confirm' ? { ...FIRST_STEP, isBusy: true } : step;
		case 'refused':
			return step.kind === 'confirm' ? { ...FIRST_STEP, problem: event.problem } : step;
		case 'disconnected':
			return step.kind === 'confirm' ? { kind: 'success' } : step;
		case 'survey-wanted':
			return step.kind === 'success' ? { kind: 'survey' } : step;
		case 'survey-answered':
			return step.kind === 'survey' ? { kind: 'thank-you' } : step;
	}
}

/** Whether a feature is active on this site, or that this is unknown. */
export type Running = 'yes' | 'no' | 'checking' | 'unknown';

export interface LossFacts {
	/** Empty where none is known. */
	modules: ModuleMap;
	/** The host forbids backups and scans (SCAN-01). */
	showBackups: boolean;
	rewind: Remote<BackupStatus, unknown>;
	scan: Remote<ScanStatus, unknown>;
	/** Names of the benefits that are listed already (DISCON-04), so that none is repeated. */
	said: readonly string[];
}

/** The subject of a benefit from the server: the slug of a module, or the backups. */
const BENEFITS: Record<string, string> = {
	'jetpack-stats': 'stats',
	'jetpack-backup': 'backups',
	subscribers: 'subscriptions',
	'contact-form-feedback': 'contact-form',
	'image-hosting': 'photon',
	'video-hosting': 'videopress',
	sharing: 'sharedaddy',
};

export interface Losses {
	/** Names of the active features that need the connection; null if unknown. */
	features: string[] | null;
	backups: Running;
	scan: Running;
}

function isRunning<T>(remote: Remote<T, unknown>, runs: (status: T) => boolean): Running {
	const view = viewRemote(remote);
	switch (view.kind) {
		case 'loading':
			return 'checking';
		case 'failed':
			return 'unknown';
		case 'known':
			return runs(view.data) ? 'yes' : 'no';
	}
}

/** The features of this site that stop working without its connection. */
export function resolveLosses({ modules, showBackups, rewind, scan, said }: LossFacts): Losses {
	const known = said.map((name) => BENEFITS[name] ?? name);
	const all = Object.values(modules);
	const features = all
		.filter(
			({ module, activated, requiresConnection, requiresUserConnection }) =>
				activated && (requiresConnection || requiresUserConnection) && !known.includes(module),
		)
		.map(({ name }) => name)
		.sort((one, other) => one.localeCompare(other));
	return {
		features: all.length > 0 ? features : null,
		backups:
			showBackups && !known.includes('backups')
				? isRunning(rewind, ({ state }) => state === 'active')
				: 'no',
		scan: showBackups
			? isRunning(scan, ({ state }) => state === 'idle' || state === 'scanning')
			: 'no',
	};
}
