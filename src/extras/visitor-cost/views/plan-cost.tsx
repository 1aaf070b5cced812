import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/state/store/hooks';
import { useLocale } from '@/ui/use-locale';
import { describeTotal, type Turn } from '../domain/total';
import { recallCosts, selectVisitorCost } from '../state/visitor-cost';

/** The effect of the chosen changes on visitors' pages, as far as this browser has measured it. */
export default function PlanCost({ turns }: { turns: readonly Turn[] }) {
	const dispatch = useAppDispatch();
	const locale = useLocale();
	const { costs } = useAppSelector(selectVisitorCost);
	useEffect(() => dispatch(recallCosts()), [dispatch]);
	const sentences = describeTotal(turns, costs ?? {}, locale);
	return sentences.length > 0 ? <p>{sentences.join(' ')}</p> : null;
}
