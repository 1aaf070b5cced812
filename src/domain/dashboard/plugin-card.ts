import type { PluginState, PluginTask } from '@/domain/plugins';

export interface PluginCardFacts {
	state: PluginState;
	/** What is being done to the plugin at the moment. */
	task: PluginTask | undefined;
	isRetrying: boolean;
}

export type PluginCardView =
	| { kind: 'loading' }
	| { kind: 'failed'; isRetrying: boolean }
	| { kind: 'working'; task: PluginTask }
	| { kind: 'install' }
	| { kind: 'activate' }
	| { kind: 'manage' };

/** What a card offers for its plugin (CARD-21, CARD-22); what is being done stands before what is known. */
export function resolvePluginCard({ state, task, isRetrying }: PluginCardFacts): PluginCardView {
	if (task) {
		return { kind: 'working', task };
	}
	switch (state) {
		case 'unknown':
			return isRetrying ? { kind: 'failed', isRetrying } : { kind: 'loading' };
		case 'failed':
			return { kind: 'failed', isRetrying };
		case 'not-installed':
			return { kind: 'install' };
		case 'inactive':
			return { kind: 'activate' };
		default:
			return { kind: 'manage' };
	}
}
