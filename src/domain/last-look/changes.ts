import type { LookFacts } from './record';

export type LookChange =
	| { kind: 'views'; count: number }
	/** The files of the plugins whose version has changed. */
	| { kind: 'plugins'; files: string[] }
	| { kind: 'backups'; areOn: boolean }
	/** More threats than before. */
	| { kind: 'threats'; count: number };

/** The plugins that both looks have, in different versions. */
export function listUpdatedPlugins(then: LookFacts, now: LookFacts): string[] {
	const { plugins: before = {} } = then;
	return Object.entries(now.plugins ?? {})
		.filter(([file, version]) => {
			const known = Object.hasOwn(before, file) ? before[file] : '';
			return version !== '' && known !== '' && known !== version;
		})
		.map(([file]) => file);
}

/** How much a count has grown; 0 if either value is unknown, or if it was reset. */
const growth = (then: number | undefined, now: number | undefined) =>
	then === undefined || now === undefined ? 0 : Math.max(0, now - then);

/** The changes from one look to the next. A fact that one of them didn't know is no change. */
export function compareLooks(then: LookFacts, now: LookFacts): LookChange[] {
	const files = listUpdatedPlugins(then, now);
	const views = growth(then.views, now.views);
	const threats = growth(then.threats, now.threats);
	const areOn = now.areBackupsOn;
	const isSwitched =
		areOn !== undefined && then.areBackupsOn !== undefined && areOn !== then.areBackupsOn;
	const changes: (LookChange | false)[] = [
		views > 0 && { kind: 'views', count: views },
		files.length > 0 && { kind: 'plugins', files },
		isSwitched && { kind: 'backups', areOn },
		threats > 0 && { kind: 'threats', count: threats },
	];
	return changes.filter((change) => change !== false);
}

const FACTS = ['views', 'plugins', 'areBackupsOn', 'threats'] as const;

export interface SinceFacts {
	then: LookFacts;
	now: LookFacts;
	isLoading: boolean;
}

export type SinceView =
	| { kind: 'waiting' | 'unchanged' }
	| { kind: 'changed'; changes: LookChange[] }
	/** None of the answers to compare has arrived. */
	| { kind: 'unknown' };

/** The line "Since you last looked". It says that nothing has changed only when every answer has arrived. */
export function resolveSince({ then, now, isLoading }: SinceFacts): SinceView {
	const changes = compareLooks(then, now);
	if (changes.length > 0) {
		return { kind: 'changed', changes };
	}
	if (isLoading) {
		return { kind: 'waiting' };
	}
	const isCompared = FACTS.some((fact) => then[fact] !== undefined && now[fact] !== undefined);
	return { kind: isCompared ? 'unchanged' : 'unknown' };
}
