import { __ } from '@wordpress/i18n';
import type { SupportCardView } from '@/domain/dashboard';
import { assertNever } from '@/lib/assert-never';
import { Skeleton } from '@/ui/skeleton';
import { LinkedText } from '../parts/linked-text';

const FORUMS = 'https://wordpress.org/support/plugin/jetpack/';

/** DASH-35. */
export function SupportText({ kind }: { kind: SupportCardView['kind'] }) {
	switch (kind) {
		case 'loading':
			return <Skeleton height={108} label={__('Loading your support options…', 'jetpack')} />;
		case 'paid':
			return (
				<p>{__('With your paid plan you get prioritized support from our team.', 'jetpack')}</p>
			);
		case 'free':
			return (
				<p>
					<LinkedText
						text={
							/* translators: keep <a> and </a> around what is a link. */
							__(
								'Questions about the free version are answered in the <a>community forums</a>.',
								'jetpack',
							)
						}
						href={FORUMS}
					/>
				</p>
			);
		default:
			return assertNever(kind, 'kind');
	}
}
