import { choose, TOPICS, type PreviewChoices } from './choices';

const PREFIX = 'preview-';

export interface ReadPreview {
	choices: PreviewChoices;
	/** Unknown options of the address, each as "name=value". */
	ignored: string[];
}

/**
 * Reads the preview in the query of a hash route, as in "?preview-role=editor&preview-scan=idle". Unknown
 * options are skipped and listed.
 */
export function readPreview(search: string): ReadPreview {
	let choices: PreviewChoices = {};
	const ignored: string[] = [];
	for (const [name, value] of new URLSearchParams(search)) {
		if (name.startsWith(PREFIX)) {
			const topic = TOPICS.find((one) => name === PREFIX + one);
			const next = topic && value ? choose(choices, topic, value) : undefined;
			if (next) {
				choices = next;
			} else {
				ignored.push(`${name.slice(PREFIX.length)}=${value}`);
			}
		}
	}
	return { choices, ignored };
}

/** Replaces the preview in a query; other parameters stay. */
export function writePreview(search: string, choices: PreviewChoices): string {
	const query = new URLSearchParams(search);
	for (const name of [...query.keys()]) {
		if (name.startsWith(PREFIX)) {
			query.delete(name);
		}
	}
	for (const topic of TOPICS) {
		const value = choices[topic];
		if (value !== undefined) {
			query.set(PREFIX + topic, value);
		}
	}
	return query.toString();
}
