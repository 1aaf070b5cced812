import { useLocation } from 'react-router-dom';
import { __ } from '@wordpress/i18n';
import type { ConnectionErrorView } from '@/domain/notices/connection-error';
import { findRoute, HEALTH } from '@/domain/routes/table';
import { describeSiteDataProblem } from '@/domain/site/describe-site-data-problem';
import { reconnectSite } from '@/state/connection';
import { useAppDispatch } from '@/state/store/hooks';
import { Notice, type NoticeAction } from '@/ui/notice';
import { leadTo } from './site-notice';

function describeError({ message, problem }: ConnectionErrorView): string {
	return (
		message ||
		(problem ? describeSiteDataProblem(problem) : __('Connection Error, please reconnect.'))
	);
}

/** CSTATE-02, CSTATE-03: what is wrong with the connection, with the action that fixes it. */
export function ConnectionError({ error }: { error: ConnectionErrorView }) {
	const dispatch = useAppDispatch();
	const actions: Record<ConnectionErrorView['action'], NoticeAction[]> = {
		reconnect: [
			{
				label: __('Restore Connection'),
				onClick: () => void dispatch(reconnectSite()),
			},
		],
		support: [leadTo(__('Contact support'), 'jetpack-contact-support')],
		none: [],
	};
	const check: NoticeAction = {
		label: __('Check this site'),
		href: `#${HEALTH.path}`,
	};
	const isOnCheck = findRoute(useLocation().pathname)?.screen === 'health';
	return (
		<Notice status="error" actions={[...actions[error.action], ...(isOnCheck ? [] : [check])]}>
			{describeError(error)}
		</Notice>
	);
}
