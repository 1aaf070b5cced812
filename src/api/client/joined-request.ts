import { parseJson } from '@/lib/parse-json';
import { isMap } from '@/lib/values';

export interface Line {
	call: string;
	status: number;
	/** The body, as the REST API would have sent it. */
	text: string;
}

/** Undefined for output of another plugin. */
function readLine(line: string): Line | undefined {
	const read = parseJson(line);
	return isMap(read) &&
		typeof read.call === 'string' &&
		typeof read.status === 'number' &&
		typeof read.body === 'string'
		? { call: read.call, status: read.status, text: read.body }
		: undefined;
}

/** What `php-stub/admin-page/class-first-calls.php` sends. */
const LINES = 'application/x-ndjson';

/** Sends several calls in one request; the site answers them one after another. False if something else answers; one that breaks off has ended. */
export async function joinedRequest(
	url: string,
	nonce: string,
	calls: readonly string[],
	onLine: (line: Line) => void,
	signal: AbortSignal,
): Promise<boolean> {
	const list = calls.map((call) => `&calls[]=${encodeURIComponent(call)}`).join('');
	try {
		// eslint-disable-next-line no-restricted-globals -- the client is where the network begins, and api-fetch reads no streams.
		const response = await fetch(`${url}&_wpnonce=${nonce}${list}`, {
			credentials: 'same-origin',
			signal,
		});
		if (!response.ok || !response.headers.get('Content-Type')?.startsWith(LINES)) {
			void response.body?.cancel();
			return false;
		}
		const reader = response.body!.getReader();
		const decoder = new TextDecoder();
		let begun = '';
		for (;;) {
			const { done, value } = await reader.read();
			const lines = `${begun}${decoder.decode(value, { stream: !done })}${done ? '\n' : ''}`.split(
				'\n',
			);
			begun = lines.pop() ?? '';
			lines.forEach((one) => {
				const line = readLine(one);
				if (line) {
					onLine(line);
				}
			});
			if (done) {
				return true;
			}
		}
	} catch {
		return true;
	}
}
