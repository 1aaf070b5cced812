import { isMap } from '@/lib/is-map';
import { getFromSite, parseQuietly, send } from './client';

/** Translations in the format of `setLocaleData`: the forms by original text, and the plural rule under "". */
export type ChunkTexts = Record<string, string[] | { plural_forms?: string }>;

/** Timeout in milliseconds, after which the original texts are shown. */
const PATIENCE = 5_000;

const textsOnly = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function decodeHeader(header: unknown): ChunkTexts[string] {
	const rule = isMap(header) ? (header.plural_forms ?? header['plural-forms']) : undefined;
	return typeof rule === 'string' ? { plural_forms: rule } : {};
}

/** A translation file has one domain, either the text domain or "messages". */
function decodeTexts(file: unknown): ChunkTexts | null {
	const domains = isMap(file) && isMap(file.locale_data) ? Object.values(file.locale_data) : [];
	const texts = domains.find(isMap);
	return texts
		? Object.fromEntries(
				Object.entries(texts).map(([text, forms]) => [
					text,
					text === '' ? decodeHeader(forms) : textsOnly(forms),
				]),
			)
		: null;
}

/**
 * Loads the translations of one chunk, which the server reads from the language pack (`php-stub/plugin/class-chunk-texts.php`).
 *
 * @param address Printed by the server for every language but American English.
 * @return Null if there are none or they can't be loaded: the original texts are shown then.
 */
export async function loadChunkTexts(address: string): Promise<ChunkTexts | null> {
	try {
		const { ok, text } = await send((signal) => getFromSite(address, signal), PATIENCE);
		return ok ? decodeTexts(parseQuietly(text)) : null;
	} catch {
		return null;
	}
}
