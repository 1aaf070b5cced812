export function newestRelease(options?: {
	source?: string;
	folder?: string;
	patience?: { question: number; zip: number };
	say?: (line: string) => void;
}): Promise<{ version: string; prepare: (folder: string) => Promise<void> } | undefined>;
