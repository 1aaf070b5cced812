export interface Job<T> {
	name: string;
	cores: number;
	after: readonly string[];
	run: () => Promise<T>;
}

export function runSideBySide<T>(
	jobs: readonly Job<T>[],
	cores: number,
	isStopped?: () => boolean,
): Promise<T[]>;
