/** The review statuses. */
export const reviewMessages = {
  reviewRECONCILED: 'Reviewed',
  reviewRECONCILIATION_DISCREPANCY: 'Differs from the bank',
  reviewPARTNER_REVIEW_REQUIRED: 'To review',
};
