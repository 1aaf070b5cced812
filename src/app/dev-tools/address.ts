import { choose, TOPICS, type PreviewChoices } from './choices';

const PREFIX = 'preview-';

/**
 * Reads the preview in the query of a hash route, as in "?preview-role=editor&preview-scan=idle". Unknown
 * options are skipped and listed, each as "name=value".
 */
export function readPreview(search: string) {
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
	const others = [...new URLSearchParams(search)].filter(([name]) => !name.startsWith(PREFIX));
	const chosen = TOPICS.flatMap((topic) =>
		choices[topic] === undefined ? [] : [[PREFIX + topic, choices[topic]]],
	);
	return new URLSearchParams([...others, ...chosen]).toString();
}
