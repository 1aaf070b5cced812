import type { PluginState, PluginTask } from '@/domain/plugins';
import type { FailedView } from '@/lib/remote';

export interface PluginCardFacts {
	state: PluginState;
	/** What is being done to the plugin at the moment. */
	task: PluginTask | undefined;
}

export type PluginCardView =
	| { kind: 'loading' }
	| FailedView
	| { kind: 'working'; task: PluginTask }
	| { kind: 'install' }
	| { kind: 'activate' }
	| { kind: 'manage' };

/** What a card offers for its plugin (CARD-21, CARD-22); what is being done stands before what is known. */
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
		case 'not-installed':
			return { kind: 'install' };
		case 'inactive':
			return { kind: 'activate' };
		default:
			return { kind: 'manage' };
	}
}
