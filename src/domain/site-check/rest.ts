import { __, sprintf } from '@wordpress/i18n';
import { isMap } from '@/lib/values';
import { describeReply, hasJson, NONCE_REFUSED, readCode, type SiteAnswer } from './answer';
import { ok, problem, unknown, type Finding, type SiteCheckFacts } from './facts';

/** Something other than WordPress's REST API answered: there is no JSON. */
function judgeForeignAnswer({ status, body }: SiteAnswer): Finding {
	switch (body) {
		case 'login':
			return problem(
				__('The REST API returns a login page.'),
				__(
					'Log in again in a new tab. If it stays like this, a plugin or the host protects the REST API with a login: exclude /wp-json/ from it.',
				),
			);
		case 'firewall':
			return problem(
				__('A firewall is blocking the REST API.'),
				__(
					"Ask your host, or the firewall's support, to allow requests to /wp-json/ for users who are logged in.",
				),
			);
		case 'empty':
			return problem(__('The REST API returns nothing.'), __('Check the PHP error log.'));
		default:
			return status === 404
				? problem(
						__('The server finds nothing at the address of the REST API.'),
						__("Open Settings → Permalinks and save them once to rewrite the server's rules."),
						'permalinks',
					)
				: problem(
						__('The REST API returns a web page instead of data.'),
						__(
							'Deactivate the plugin that was added last, or ask your host what answers at /wp-json/.',
						),
					);
	}
}

function judgeRefusal(answer: SiteAnswer): Finding | undefined {
	const code = readCode(answer);
	if (code === 'rest_no_route') {
		return problem(
			__("WordPress responds, but Jetpack's own addresses are missing."),
			__('Deactivate Jetpack and activate it again.'),
			'plugins',
		);
	}
	if (answer.status >= 500) {
		return problem(__('The REST API returns a server error.'), __('Check the PHP error log.'));
	}
	// A refused nonce is a fault of the session, which has a check of its own.
	if (answer.status >= 400 && code !== NONCE_REFUSED) {
		return problem(
			__('A plugin or a setting refuses requests to the REST API.'),
			__(
				'Look in your security plugins for a setting that turns off the REST API, and turn it off.',
			),
			'plugins',
		);
	}
	return undefined;
}

/** The file that a message of PHP names, from its folder in `wp-content` on; its last two parts if it is elsewhere. "" if there is none. */
function findFile(text: string): string {
	const path = /\bin (?:<b>)?([^<>\n]+?\.php)(?:<\/b>)? on line/.exec(text)?.[1] ?? '';
	const parts = path.split(/[\\/]/);
	const content = parts.lastIndexOf('wp-content');
	return parts.slice(content >= 0 ? content + 1 : -2).join('/');
}

/** The answer is right, but other code prints into it. This dashboard reads it nonetheless; other programs don't. */
function judgeNoise({ text }: SiteAnswer): Finding {
	const file = findFile(text);
	const found = problem(
		file
			? /* translators: %s: name of a file, such as plugins/example/example.php. */
				sprintf(__('REST API responses contain a PHP message about %s.'), file)
			: __("REST API responses contain other output, such as a PHP warning or a cache's comment."),
		__(
			'Set WP_DEBUG_DISPLAY to false in wp-config.php; PHP then writes its messages into the error log. Look for an update of the plugin, too.',
		),
	);
	return { ...found, evidence: file };
}

/** Whether an answer is that of `GET jetpack/v4/connection`. Any site answers something; only this proves that Jetpack did. */
const isConnection = ({ status, json }: SiteAnswer): boolean =>
	status === 200 && isMap(json) && ['isActive', 'isRegistered'].every((key) => key in json);

/** An answer that has JSON: a refusal, foreign data, or the right data with noise around. */
function judgeJson(answer: SiteAnswer): Finding | undefined {
	const refusal = judgeRefusal(answer);
	if (refusal) {
		return refusal;
	}
	if (!isConnection(answer) && readCode(answer) !== NONCE_REFUSED) {
		return problem(
			__("The REST API responds, but not with Jetpack's data."),
			__(
				'Exclude /wp-json/ from the cache of your host, plugin or CDN, and deactivate the plugin that was added last.',
			),
			'plugins',
		);
	}
	return answer.body === 'noisy-json' ? judgeNoise(answer) : undefined;
}

/** Another plugin has added a parameter to the root of the API. This dashboard keeps it; WordPress's own scripts add the route behind it. */
function judgeRoot(root: string): Finding | undefined {
	const [name] = [...new URL(root).searchParams.keys()].filter((one) => one !== 'rest_route');
	return name === undefined || /(?:\/|%2F)$/i.test(root)
		? undefined
		: problem(
				/* translators: %s: name of a parameter, such as lang. */
				sprintf(__('A plugin adds "%s" to the address of the REST API.'), name),
				__(
					"This dashboard works with it, but the block editor doesn't. Look for an update of the plugin, for example a translation plugin.",
				),
			);
}

function judge({ replies: { rest }, page }: SiteCheckFacts): Finding {
	if (!page.isOnline) {
		return {
			...unknown(__('Your browser is offline.')),
			advice: __('Check your network, then check again.'),
		};
	}
	if (rest.kind === 'none') {
		return rest.reason === 'timeout'
			? problem(
					__('The REST API took too long to answer.'),
					__('Try again later. If it stays slow, ask your host.'),
				)
			: problem(
					__("The browser can't reach the REST API."),
					__('Turn off browser extensions that block requests, or try another network.'),
				);
	}
	const fault = hasJson(rest) ? judgeJson(rest) : judgeForeignAnswer(rest);
	return fault ?? judgeRoot(page.root) ?? ok(__('The REST API responds.'));
}

/** Whether the browser reaches the REST API. */
export function judgeRest(facts: SiteCheckFacts): Finding {
	const found = judge(facts);
	return {
		...found,
		evidence: `${describeReply(facts.replies.rest)} ${found.evidence ?? ''}`.trim(),
	};
}
