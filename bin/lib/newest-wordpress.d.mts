export function newestRelease(options?: {
	source?: string;
	folder?: string;
	patience?: { first: number; rest: number };
	say?: (line: string) => void;
}): Promise<{ version: string; prepare: (folder: string) => Promise<void> } | undefined>;
