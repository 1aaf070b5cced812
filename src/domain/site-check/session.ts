import { __, sprintf } from '@wordpress/i18n';
import { isMap } from '@/lib/values';
import { edgesOf } from '@/lib/json-in-text';
import { toReadableAddress } from '@/lib/readable-address';
import {
	describeReply,
	hasJson,
	NONCE_REFUSED,
	readCode,
	type SiteAnswer,
	type SiteReply,
} from './answer';
import { ok, problem, unknown, type Finding, type SiteCheckFacts } from './facts';

/** What `admin-ajax.php?action=rest-nonce` prints for a user who is logged in. */
const NONCE = /^[a-z0-9]{8,12}$/i;

const readUser = ({ json }: SiteAnswer): unknown => (isMap(json) ? json.id : undefined);

const hasUser = (reply: SiteReply, id: number): boolean =>
	reply.kind === 'answer' && reply.status === 200 && readUser(reply) === id;

function judge({ replies, page }: SiteCheckFacts): Finding {
	const { rest, user, userByAddress, nonce } = replies;
	const unchecked = unknown(__("Couldn't check whether WordPress accepts your login."));
	if (user.kind === 'none' || !hasJson(user)) {
		return unchecked;
	}
	const id = readUser(user);
	if (user.status === 200 && typeof id === 'number') {
		return id === page.userId
			? ok(__('WordPress accepts your login.'))
			: problem(__('Another user is logged in now.'), __('Reload the page.'));
	}
	if (hasUser(userByAddress, page.userId)) {
		return problem(
			__('Something removes the header X-WP-Nonce on its way to WordPress.'),
			__(
				"This dashboard works without it, but the block editor doesn't. Ask your host, or the support of your firewall, to let the header through.",
			),
		);
	}
	if (nonce.kind === 'none') {
		return unchecked;
	}
	const printed = edgesOf(nonce.text);
	if (!printed.some((line) => NONCE.test(line))) {
		return printed.includes('0') || nonce.body === 'login' || nonce.status === 400
			? problem(
					__("You're logged out."),
					__('Log in again in a new tab, then check again.'),
					'login',
				)
			: unchecked;
	}
	if ([user, rest].some((reply) => reply.kind === 'answer' && readCode(reply) === NONCE_REFUSED)) {
		return problem(
			__("WordPress no longer accepts this page's security token."),
			__(
				'Reload the page. If it happens again right away, exclude /wp-admin/ from the cache of your host, plugin or CDN.',
			),
		);
	}
	return user.status === 401
		? problem(
				__("Your login doesn't reach the REST API."),
				sprintf(
					/* translators: %s: a host name such as example.com. */
					__(
						'Open the admin at %s, the address of the REST API, and look for a proxy that removes cookies.',
					),
					toReadableAddress(new URL(page.root).host),
				),
			)
		: unchecked;
}

/** Whether WordPress accepts the page's nonce, for the page's own user. */
export function judgeSession(facts: SiteCheckFacts): Finding {
	const { user, nonce } = facts.replies;
	const evidence = `${describeReply(user)}; nonce: ${nonce.kind === 'none' ? nonce.reason : nonce.status}`;
	return { ...judge(facts), evidence };
}
