import type { PluginState, PluginTask } from '@/domain/plugins/plugin-state';
import type { FailedView } from '@/lib/remote';

export interface PluginCardFacts {
	state: PluginState;
	/** The plugin's running task. */
	task: PluginTask | undefined;
}

export type PluginCardView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'working'; task: PluginTask }
	| { kind: 'install' }
	| { kind: 'activate' }
	| { kind: 'manage' };

/** The action that a card offers for its plugin (CARD-21, CARD-22); a running task beats the loaded state. */
export function resolvePluginCard({ state, task }: PluginCardFacts): PluginCardView {
	if (task) {
		return { kind: 'working', task };
	}
	switch (state) {
		case 'unknown':
			return { kind: 'loading' };
		case 'failed':
		case 'retrying':
			return { kind: 'failed', isRetrying: state === 'retrying' };
		case 'gone':
			return { kind: 'failed', isRetrying: false, lack: 'unknown' };
		case 'not-installed':
			return { kind: 'install' };
		case 'inactive':
			return { kind: 'activate' };
		default:
			return { kind: 'manage' };
	}
}
