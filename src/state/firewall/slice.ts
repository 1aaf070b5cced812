import type { Firewall } from '@/domain/firewall';
import { createRemoteReducer } from '../remote-entity';

export const firewallReducer = createRemoteReducer<Firewall>('firewall');
