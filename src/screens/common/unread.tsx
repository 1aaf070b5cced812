import { __ } from '@wordpress/i18n';
import type { Unread } from '@/domain/site/types';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { selectUnread } from '@/state/site';
import { useKeptFocus } from '@/ui/card/use-kept-focus';
import { ErrorState } from '@/ui/error-state';
import { Skeleton } from '@/ui/skeleton';
import { readAgain } from './read-again';

const TITLES: Record<Unread['of'], () => string> = {
	connection: () => __("Couldn't read this site's connection"),
	features: () => __("Couldn't read this site's features and settings"),
};

/**
 * Replaces what could not be read: neither on nor off, with "Try again"; a placeholder while the site is asked for the first time.
 * The message replaces the title and the text, for a card about one feature.
 */
export default function UnreadState({ message }: { message?: string }) {
	const unread = useAppSelector(selectUnread);
	const dispatch = useAppDispatch();
	const keptFocus = useKeptFocus();
	if (!unread) {
		return null;
	}
	return (
		<section {...keptFocus}>
			{unread.kind === 'loading' ? (
				<Skeleton isOfSite height={48} label={__("Reading this site's features and settings…")} />
			) : (
				<ErrorState
					title={message ? undefined : TITLES[unread.of]()}
					message={
						message ?? __('Nothing has changed on your site. Another plugin may be in the way.')
					}
					failure={unread}
					onRetry={() => dispatch(readAgain(true))}
				/>
			)}
		</section>
	);
}
