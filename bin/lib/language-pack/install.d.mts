import type { LanguagePack } from './pack.mjs';

export function installLanguagePack(
	folder: string,
	pack: Pick<LanguagePack, 'locale' | 'files'>,
): void;
