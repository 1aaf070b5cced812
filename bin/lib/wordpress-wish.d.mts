export type WordPressWish = { archive: string } | { version: string };

export function readZip(flag: string, value: string): string;

export function readWordPress(value: string | undefined): WordPressWish | undefined;

export function releaseFor(wish?: WordPressWish): {
	version: string;
	prepare: (folder: string) => Promise<void>;
};
