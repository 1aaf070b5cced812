import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { viewRemote } from '@/lib/remote';
import { useAppSelector } from '@/state/store/hooks';
import { refreshModules, selectModuleList } from '@/state/modules/list';
import { ErrorState } from '@/ui/error-state';
import { ScreenTitle } from '@/ui/screen-title';
import { SkeletonCard } from '@/ui/skeleton';
import { useLoads } from '../common/use-loads';

export function ToolScreen({ title, children }: { title: string; children: () => ReactNode }) {
	const view = viewRemote(useAppSelector(selectModuleList));
	const retry = useLoads(refreshModules);
	return (
		<div className="jd-stack">
			<ScreenTitle>{title}</ScreenTitle>
			{view.kind === 'loading' && (
				<div aria-busy="true">
					<SkeletonCard isOfSite lines={6} label={__('Loading settings…')} />
				</div>
			)}
			{view.kind === 'failed' && (
				<ErrorState title={__("The settings didn't load")} failure={view} onRetry={retry} />
			)}
			{view.kind === 'known' && children()}
		</div>
	);
}
