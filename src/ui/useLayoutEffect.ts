'use client';
import { useEffect, useLayoutEffect as useReactLayoutEffect } from 'react';

/** React's, without the warning of React 18 on a server, where neither runs. */
export const useLayoutEffect = typeof window === 'undefined' ? useEffect : useReactLayoutEffect;
