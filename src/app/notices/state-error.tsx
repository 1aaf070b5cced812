import type { StateError as StateErrorView } from '@/domain/notices';
import { __ } from '@wordpress/i18n';
import { getRedirectUrl } from '@/lib/redirect-url';
import { useAppDispatch } from '@/state/hooks';
import { stateNoticeDismissed } from '@/state/notices';
import { Notice, type NoticeAction } from '@/ui/notice';
import { describeStateError } from './describe-state-error';

const getActions = ({ kind }: StateErrorView): NoticeAction[] => {
	switch (kind) {
		case 'access-denied':
			return [
				{
					label: __('Take a short survey', 'jetpack'),
					href: getRedirectUrl('jetpack-cancelled-connection'),
					isExternal: true,
				},
			];
		case 'contact-support':
			return [
				{
					label: __('Contact support', 'jetpack'),
					href: getRedirectUrl('jetpack-contact-support'),
					isExternal: true,
				},
			];
		default:
			return [];
	}
};

/** Why the last thing that left this page went wrong; stays until dismissed (NOTICE-11). */
export function StateError({ error }: { error: StateErrorView }) {
	const dispatch = useAppDispatch();
	return (
		<Notice
			status={error.kind === 'access-denied' ? 'info' : 'error'}
			actions={getActions(error)}
			onDismiss={() => dispatch(stateNoticeDismissed())}
		>
			{describeStateError(error)}
			{error.description && ` ${error.description}`}
		</Notice>
	);
}
