export interface Job<T> {
	name: string;
	after: readonly string[];
	run: () => Promise<T>;
}

export function runSideBySide<T>(
	jobs: readonly Job<T>[],
	atOnce: number,
	isStopped?: () => boolean,
): Promise<T[]>;
